export const FORGOTTEN_AFTER_MS = 60 * 60_000;
export const LONGEST_WAIT_S = 15 * 60;
/** A try takes no longer; one that does was lost with its process. */
export const LONGEST_TRY_MS = 60_000;
/** Until one of those that are under way may have ended. */
export const SHORTEST_WAIT_S = 1;
