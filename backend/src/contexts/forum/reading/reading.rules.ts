import { READING_LIMITS } from '../../../../contracts/reading.js';

/** How far a member has read in a topic, as it is kept. */
export interface KeptMark {
  /** Null when only the topic's own text was read. */
  readonly commentId: string | null;
  /** Place of that comment among all; 0 before the first. */
  readonly position: number;
  /** How many comments of the topic stand up to it. */
  readonly number: number;
}

/** Notes under which reading is kept: a mark for each topic, and the time up to which everything counts as read. */
export const READING_KIND = 'reading';
export const SINCE_KIND = 'reading-since';
export const SINCE_KEY = 'since';

/** What is kept after a topic was read up to `next`; null when that changes nothing. A request that comes late never takes anything back. */
export const furtherMark = (kept: KeptMark | null, next: KeptMark): KeptMark | null => (kept && kept.position >= next.position ? null : next);

/** The later of two times; what lies in the future was not read yet. */
export function laterSince(kept: string | null, wanted: string, now: string): string | null {
  const next = wanted < now ? wanted : now;
  return kept !== null && kept >= next ? null : next;
}

/** What stood before everything was told to be read, so that it can be taken back. */
export interface AllRead {
  readonly since: string;
  readonly former: string | null;
}
export const ALL_READ_KEY = 'all';

/** Whether it can still be taken back that everything was read: soon, and when nothing has moved on since then. */
export const mayTakeBack = ({ since }: AllRead, kept: string | null, now: Date): boolean =>
  kept === since && now.getTime() - Date.parse(since) <= READING_LIMITS.undoAnsweredSeconds * 1_000;

export const markText = (mark: KeptMark): string => JSON.stringify(mark);
export const markOf = (text: string): KeptMark => JSON.parse(text) as KeptMark;
