import type { SecurityFact } from '../../../../contracts/access.js';

/** Facts that a member is always told of by mail, in the words of the security log. */
const SECURITY_NEWS = [
  'UsernameChanged',
  'TotpEnrolled',
  'TotpRemoved',
  'PasskeyAdded',
  'PasskeyRemoved',
  'RecoveryCodesIssued',
  'RecoveryCodeUsed',
  'SecondFactorsDropped',
  'IdentityLinked',
  'IdentityUnlinked',
] as const satisfies readonly SecurityFact[];
export type SecurityNews = (typeof SECURITY_NEWS)[number];

export const isSecurityNews = (type: string): type is SecurityNews => (SECURITY_NEWS as readonly string[]).includes(type);

/** What follows from one action is recorded within moments; one mail then tells of all of it. */
const GATHERED_FOR_MS = 60_000;
/** What is older is no news: a log that is read from its beginning again must not write to everybody. */
const NEWS_FOR_MS = 7 * 24 * 60 * 60_000;

export const gatheredAt = (at: string): string => new Date(Date.parse(at) + GATHERED_FOR_MS).toISOString();
export const isNews = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) <= NEWS_FOR_MS;
