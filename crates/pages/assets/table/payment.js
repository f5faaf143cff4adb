// Paying: what is given against what is due. Pure: the ledger shows it, the rules judge it.

/**
 * Something that is owed.
 * @typedef {object} Due
 * @property {number} amount
 */

/**
 * Something that may be given towards a due.
 * @typedef {object} Means
 * @property {number} due the place of the due among the dues
 * @property {string} heap where it is taken from: means of the same heap share what there is
 * @property {string} look its symbol: what is clicked on the shelf
 * @property {number} worth what one of it is worth
 * @property {number} have how many there are
 * @property {number} most how many may be given towards this due
 */

/**
 * What is to be paid.
 * @typedef {object} Bill
 * @property {Due[]} dues
 * @property {Means[]} means
 * @property {boolean} over may something be given that is not needed?
 * @property {number[][] | null} payments every payment without waste, where they can be told one by one
 */

/**
 * How a payment stands, due by due.
 * @typedef {object} Standing
 * @property {number[]} total what is given
 * @property {number[]} lacks what is still due
 * @property {number[]} over what is given too much
 * @property {boolean} covered is everything that is due given?
 * @property {boolean} payable may it be paid like this, as far as the page can tell?
 */

/**
 * How a payment stands against its bill.
 * @param {Bill} bill
 * @param {number[]} given how many of each of the means
 * @returns {Standing}
 */
export function standing(bill, given) {
  const total = bill.dues.map((_, due) =>
    bill.means.reduce((sum, means, at) => sum + (means.due === due ? means.worth * given[at] : 0), 0));
  const lacks = bill.dues.map((due, at) => Math.max(0, due.amount - total[at]));
  const over = bill.dues.map((due, at) => Math.max(0, total[at] - due.amount));
  const covered = lacks.every((lack) => lack === 0);
  const listed = bill.payments === null || exact(bill.payments, given) !== undefined;
  return { total, lacks, over, covered, payable: covered && (listed || bill.over) };
}

/**
 * What is left of a heap.
 * @param {Bill} bill
 * @param {number[]} given
 * @param {string} heap
 */
export function left(bill, given, heap) {
  const of = bill.means.map((means, at) => ({ ...means, n: given[at] })).filter((means) => means.heap === heap);
  const have = Math.max(0, ...of.map((means) => means.have));
  return have - of.reduce((sum, means) => sum + means.n, 0);
}

/**
 * Gives more of something, or takes some back; never more than there is.
 * @param {Bill} bill
 * @param {number[]} given
 * @param {number} at
 * @param {number} by
 * @returns {number[]}
 */
export function give(bill, given, at, by) {
  const means = bill.means[at];
  const room = Math.min(means.most, given[at] + left(bill, given, means.heap));
  const count = Math.max(0, Math.min(room, given[at] + by));
  return given.map((n, place) => (place === at ? count : n));
}

/**
 * Towards which due a good goes when it is clicked: the first that still lacks it, else the first with room.
 * @param {Bill} bill
 * @param {number[]} given
 * @param {string} look
 * @returns {number} the place among the means, or -1
 */
export function place(bill, given, look) {
  const { lacks } = standing(bill, given);
  const open = bill.means.map((means, at) => ({ means, at })).filter(({ means, at }) =>
    means.look === look && give(bill, given, at, 1)[at] > given[at]);
  const wanted = open.find(({ means }) => lacks[means.due] > 0);
  return (wanted ?? (bill.over ? open[0] : undefined))?.at ?? -1;
}

/**
 * From which due a good is taken back: the last that has one.
 * @param {Bill} bill
 * @param {number[]} given
 * @param {string} look
 * @returns {number} the place among the means, or -1
 */
export function last(bill, given, look) {
  return bill.means.findLastIndex((means, at) => means.look === look && given[at] > 0);
}

/**
 * The whole payments the rules allow that agree with what is given so far: at least as much of everything.
 * @param {number[][]} payments
 * @param {number[]} given
 * @returns {number[][]}
 */
export function still(payments, given) {
  return payments.filter((gives) => given.every((n, at) => gives[at] >= n));
}

/**
 * The payment that is exactly what is given.
 * @param {number[][]} payments
 * @param {number[]} given
 * @returns {number[] | undefined}
 */
export function exact(payments, given) {
  return payments.find((gives) => given.every((n, at) => gives[at] === n));
}

/**
 * An amount that is counted in parts, as it is read: 5 halves are 2½.
 * @param {number} amount
 * @param {number} parts
 */
export function counted(amount, parts) {
  const whole = Math.floor(amount / parts);
  const half = amount % parts > 0 ? "½" : "";
  return whole > 0 || !half ? `${whole}${half}` : half;
}
