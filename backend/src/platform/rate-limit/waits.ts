export const FORGOTTEN_AFTER_MS = 60 * 60_000;
export const LONGEST_WAIT_S = 15 * 60;
