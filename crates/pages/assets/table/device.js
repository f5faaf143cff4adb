// What the page is looked at with.

import { root } from "./dom.js";

/** A phone, upright or on its side: the pocket table. */
export const phone = matchMedia("(max-width: 859px), (max-height: 480px) and (pointer: coarse)");

/** Is this a phone? */
export const pocket = () => phone.matches;

/** Does the first tap act, as the reader wished? */
export const actsAtOnce = () => root.dataset.tap === "act";
