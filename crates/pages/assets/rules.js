"use strict";

// Narrows a list of rules to those with all the words typed.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const filter = document.querySelector("[data-filter]");
if (filter) {
  const rules = [...document.querySelectorAll("[data-rule]")].map((rule) => [rule, plain(rule.textContent)]);
  filter.addEventListener("input", () => {
    const words = plain(filter.value).split(/\s+/).filter(Boolean);
    for (const [rule, text] of rules) rule.hidden = !words.every((word) => text.includes(word));
    for (const part of document.querySelectorAll("[data-chapter]"))
      part.hidden = !part.querySelector("[data-rule]:not([hidden])");
  });
}
