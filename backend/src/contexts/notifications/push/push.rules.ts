import { PUSH_LIMITS } from '../../../../contracts/push.js';

const SECOND_MS = 1_000;
/** What is written within this is told by one job. */
const TOGETHER_MS = 10 * SECOND_MS;
/** What happened longer ago is no news: followers that catch up tell nobody of it. */
const NEWS_MS = 60 * 60 * SECOND_MS;
const FIRST_WAIT_MS = 30 * SECOND_MS;
const GROWS = 4;
const MOST_TRIES = 3;

export const isNews = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) < NEWS_MS;

/** When a device is told of what was written at a time: never sooner than it may be read. */
export const toldAt = (at: string): string =>
  new Date((Math.floor(Date.parse(at) / TOGETHER_MS) + 1) * TOGETHER_MS + PUSH_LIMITS.afterSeconds * SECOND_MS).toISOString();

/** When a server that could not take a note is asked again, after so many times; null when it is not. */
export const againAt = (tries: number, at: string): string | null =>
  tries >= MOST_TRIES ? null : new Date(Date.parse(at) + FIRST_WAIT_MS * GROWS ** tries).toISOString();

/** What an answer of such a server means. */
export function outcomeOf(status: number): 'sent' | 'gone' | 'later' | 'lost' {
  if (status >= 200 && status < 300) return 'sent';
  // Refused for good: the browser has left, or it was subscribed under other keys than ours.
  if (status === 403 || status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'lost';
}
