// What the page is looked at with.

import { root } from "./dom.js";

/** A phone, upright or on its side: the pocket table. */
export const phone = matchMedia("(max-width: 859px), (max-height: 480px) and (pointer: coarse)");

/** A tablet held upright: a pocket table with room for the book below the board. */
export const tablet = matchMedia("(min-width: 600px) and (max-width: 859px) and (min-height: 700px)");

/** A larger tablet held upright: the stage of a laptop, with the rail below it. */
export const upright = matchMedia("(min-width: 860px) and (max-width: 1100px) and (min-height: 900px) and (orientation: portrait)");

/** Is this a phone? */
export const pocket = () => phone.matches;

/** Does the first tap act, as the reader wished? */
export const actsAtOnce = () => root.dataset.tap === "act";
