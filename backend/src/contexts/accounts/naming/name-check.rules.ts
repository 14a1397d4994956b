import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { lineFlaw } from '../../../../contracts/one-line.js';
import { HOUSE_WORDS, OFFICE_WORDS, PLACES, STAFF_STEMS, STAFF_WORDS } from './reserved-names.words.js';
import { plainLetters, skeletonsOf } from './skeleton.rules.js';

const joined = (text: string): readonly string[] => skeletonsOf(text).map((form) => form.replace(/[^\p{L}\p{N}]/gu, ''));
/** As it reads when letters are doubled that nobody doubles; short words are other words then. */
const squeezed = (form: string): string => form.replace(/(rn|.)\1+/gu, '$1');
const skeletons = (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap(joined));
const LONG = 5;

const STAFF = skeletons(STAFF_WORDS);
const STEMS = STAFF_STEMS.flatMap(joined);
const OFFICIAL = skeletons([...HOUSE_WORDS, ...OFFICE_WORDS]);
const RESERVED = skeletons([...STAFF_WORDS, ...HOUSE_WORDS, ...OFFICE_WORDS, ...PLACES]);
const TITLES = skeletons([...STAFF_WORDS, ...HOUSE_WORDS]);
const SQUEEZED = new Set(
  [...STAFF_WORDS, ...HOUSE_WORDS]
    .filter(({ length }) => length >= LONG)
    .flatMap(joined)
    .map(squeezed),
);

const isAmong = (names: ReadonlySet<string>, text: string): boolean => joined(text).some((form) => names.has(form));
/** The house's, or somebody's who speaks for it, with letters doubled. */
const isStretched = (text: string): boolean => joined(text).some((form) => SQUEEZED.has(squeezed(form)));

/** Signs that pages use for what was checked and for those who keep order: a name must not draw a mark beside itself. */
const MARKS = /[\u2611\u2705\u2713\u2714\u{1F396}\u{1F530}\u{1F6E1}\u{1F46E}\u{1F451}\u{1F3C5}\u00A9\u00AE\u2122\u2120]/u;
/** The sentence for a username that is not to be had by anybody, or null. */
export function reservedUsername(username: string): string | null {
  const bare = username.replace(/^[\d._]+|[\d._]+$/g, '');
  const parts = username.split(/[\d._]+/).filter(Boolean);
  const isReserved = [username, bare].some((name) => isAmong(RESERVED, name) || isStretched(name)) || [username, ...username.split(/[._]+/)].some(isStaffWord);
  return isReserved || (parts.length > 0 && parts.every((part) => isAmong(OFFICIAL, part))) ? ACCOUNT_TEXT.usernameReserved : null;
}

/** The sentence for a name that imitates the house or cannot be read, or null. */
export function unfitName(name: string): string | null {
  if (lineFlaw(name) || MARKS.test(name)) return ACCOUNT_TEXT.nameUnfit;
  const words = plainLetters(name)
    .split(/[^\p{L}\p{N}@$!|]+/u)
    .filter((word) => joined(word).some(Boolean));
  const isOfficial = words.length > 0 && words.every((word) => isAmong(OFFICIAL, word));
  const isReserved = isOfficial || words.some(isStaffWord) || isAmong(STAFF, name) || isAmong(OFFICIAL, name) || isStretched(name);
  return isReserved ? ACCOUNT_TEXT.nameReserved : null;
}

/** Whether two names look alike to a reader. */
export const looksLike = (name: string, other: string): boolean => joined(name).some((form) => form !== '' && joined(other).includes(form));

/** From so many letters on a name is somebody's own: a number behind it makes no other of it. */
const OWN = 8;

/**
 * Whether a name could be taken for one of somebody who speaks for the house: it looks like one of theirs, with figures around it when that is long
 * enough, or is one of theirs, or a word of it, together with a title.
 */
export function imitates(name: string, staffNames: readonly string[]): boolean {
  const bare = name.replace(/^[\d\s._-]+|[\d\s._-]+$/g, '');
  const forms = [...new Set([...joined(name), ...joined(bare)])];
  return staffNames.some((staffName) => {
    if (looksLike(name, staffName)) return true;
    const own = joined(staffName);
    if (own.some((form) => form.length >= OWN && joined(bare).includes(form))) return true;
    const parts = [staffName, ...staffName.split(/[^\p{L}\p{N}]+/u)].flatMap(joined).filter(({ length }) => length >= SHORTEST);
    return parts.some((part) => forms.some((form) => isTitled(form, part)));
  });
}

/** Fewer letters are a part of too many names. */
const SHORTEST = 4;

const isTitled = (form: string, part: string): boolean =>
  (form.startsWith(part) && TITLES.has(form.slice(part.length))) || (form.endsWith(part) && TITLES.has(form.slice(0, -part.length)));

function isStaffWord(word: string): boolean {
  const [whole, bare] = [joined(word), joined(word.replace(/\d+$/, ''))];
  if ([...whole, ...bare].some((form) => STAFF.has(form))) return true;
  return STEMS.some((stem) => whole.some((form) => form.startsWith(stem)) || bare.some((form) => form.endsWith(stem)));
}
