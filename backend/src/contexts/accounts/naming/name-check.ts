import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { lineFlaw } from '../../../../contracts/one-line.js';
import { HOUSE_WORDS, OFFICE_WORDS, PLACES, STAFF_STEMS, STAFF_WORDS } from './reserved-names.js';
import { skeletonOf } from './skeleton.js';

const joined = (text: string): string => skeletonOf(text).replace(/[^\p{L}\p{N}]/gu, '');
const skeletons = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(joined));

const STAFF = skeletons(STAFF_WORDS);
const STEMS = STAFF_STEMS.map(joined);
const OFFICIAL = skeletons([...HOUSE_WORDS, ...OFFICE_WORDS]);
const RESERVED = skeletons([...STAFF_WORDS, ...HOUSE_WORDS, ...OFFICE_WORDS, ...PLACES]);

/** Signs that pages use for what was checked and for those who keep order: a name must not draw a mark beside itself. */
const MARKS = /[\u2611\u2705\u2713\u2714\u{1F396}\u{1F530}\u{1F6E1}\u{1F46E}\u{1F451}\u{1F3C5}\u00A9\u00AE\u2122\u2120]/u;
/** The sentence for a username that is not to be had by anybody, or null. */
export function reservedUsername(username: string): string | null {
  const bare = username.replace(/^[\d._]+|[\d._]+$/g, '');
  const parts = username.split(/[\d._]+/).filter(Boolean);
  const isReserved = [username, bare].some((name) => RESERVED.has(joined(name))) || [username, ...username.split(/[._]+/)].some(isStaffWord);
  return isReserved || (parts.length > 0 && parts.every((part) => OFFICIAL.has(joined(part)))) ? ACCOUNT_TEXT.usernameReserved : null;
}

/** The sentence for a name that imitates the house or cannot be read, or null. */
export function unfitName(name: string): string | null {
  if (lineFlaw(name) || MARKS.test(name)) return ACCOUNT_TEXT.nameUnfit;
  const words = name.split(/[^\p{L}\p{N}@$!|]+/u).filter((word) => joined(word));
  const isOfficial = words.length > 0 && words.every((word) => OFFICIAL.has(joined(word)));
  return isOfficial || words.some(isStaffWord) || STAFF.has(joined(name)) || OFFICIAL.has(joined(name)) ? ACCOUNT_TEXT.nameReserved : null;
}

/** Whether two names look alike to a reader. */
export const looksLike = (name: string, other: string): boolean => joined(name) !== '' && joined(name) === joined(other);

function isStaffWord(word: string): boolean {
  const [whole, bare] = [joined(word), joined(word.replace(/\d+$/, ''))];
  return STAFF.has(whole) || STAFF.has(bare) || STEMS.some((stem) => whole.startsWith(stem) || bare.endsWith(stem));
}
