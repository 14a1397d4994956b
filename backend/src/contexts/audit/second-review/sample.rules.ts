/** Digits of the digest that are looked at: finer than any share that can be set. */
const DIGITS = 8;
const EVERY = 16 ** DIGITS;
const HUNDRED = 100;

/**
 * Whether a decision is in the sample. `digest` (hex) is that of its fact with a secret of the installation: the same whenever it is asked, and
 * nobody who decides can know it. `share`: so many of a hundred.
 */
export const isDrawn = (digest: string, share: number): boolean => Number.parseInt(digest.slice(0, DIGITS), 16) / EVERY < share / HUNDRED;
