import type { PostingBrief } from '@contracts/help-wanted';
import { endOf } from '@contracts/istanbul-day';
import { longDate, onDay, shortDay } from '../../../../design/dates';

/** How a number says that it belongs to something, by its last digit; up to the most places that a posting has. */
const OWNED = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'] as const;
const owned = (number: number): string => `${number}’${number === 10 ? 'u' : number === 20 ? 'si' : OWNED[number % 10]}`;

type Places = Pick<PostingBrief, 'status' | 'places' | 'taken'>;

/** '4 yerin 2’si açık' */
export function placesInFull({ status, places, taken }: Places): string {
  if (status === 'open') return `${places} yerin ${owned(places - taken)} açık`;
  return taken === 0 ? 'Yer dolmadı' : `${places} yerin ${owned(taken)} doldu`;
}

/** The same in a list: '2 yer açık' */
export const placesInShort = (posting: Places): string => (posting.status === 'open' ? `${posting.places - posting.taken} yer açık` : placesInFull(posting));

const DAY_MS = 24 * 3_600_000;
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** 'Dün kapandı', 'Süresi 14 Kasım’da bitti' */
function endedOn({ status, until, ended_at }: PostingBrief, now: number): string | null {
  if (ended_at === null) return null;
  if (status === 'closed' && until !== null && ended_at >= endOf(until)) return `Süresi ${onDay(shortDay(until, now))} bitti`;
  const days = Math.round((startOfDay(now) - startOfDay(Date.parse(ended_at))) / DAY_MS);
  if (days <= 0) return 'Bugün kapandı';
  return days === 1 ? 'Dün kapandı' : `${onDay(longDate(ended_at))} kapandı`;
}

/** Until when one may apply, or since when no more; null where there is nothing to be said. */
export function lastDay(posting: PostingBrief, now: number = Date.now()): string | null {
  if (posting.status !== 'open') return endedOn(posting, now);
  return posting.until && `Son gün ${shortDay(posting.until, now)}`;
}

const both = new Intl.ListFormat('tr', { type: 'conjunction' });
/** 'React ve PostgreSQL biliyorsunuz' */
export const knownWords = (known: readonly string[]): string => `${both.format(known)} biliyorsunuz`;
