const HOUR = 60 * 60_000;
const SHORT_MS = 24 * HOUR;
const REMEMBERED_MS = 30 * 24 * HOUR;

const lifetime = (remember: boolean): number => (remember ? REMEMBERED_MS : SHORT_MS);

/** When a session that is used at `at` ends unless it is used again. */
export const expiryFrom = (at: string, remember: boolean): string => new Date(Date.parse(at) + lifetime(remember)).toISOString();

/** Only a session that is past half of its life is prolonged: one fact a day or a fortnight, not one for each request. */
export const isWorthProlonging = (at: string, expiresAt: string, remember: boolean): boolean => Date.parse(expiresAt) - Date.parse(at) < lifetime(remember) / 2;

/** Hours since 1970: uses of a session in one hour are one fact. */
export const hourOf = (at: string): number => Math.floor(Date.parse(at) / HOUR);
