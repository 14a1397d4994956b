/** As long as the link of the verification mail; whoever has not used it by then leaves the name to others. */
const UNVERIFIED_FOR_MS = 24 * 60 * 60_000;

/** Whether a name that was reserved at one time and never made good is another's to take at a later one (ISO times). */
export const isAbandoned = (reservedAt: string, now: string): boolean => Date.parse(now) - Date.parse(reservedAt) > UNVERIFIED_FOR_MS;
