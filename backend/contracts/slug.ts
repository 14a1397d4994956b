/** The readable part of an address, made from a title. */
export const SLUG = { max: 100, fallback: 'icerik' } as const;

/** Letters that Unicode does not take apart into an ASCII letter and a mark. */
const ASCII: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th' };

/** Turkish and other Latin letters become ASCII, apostrophes go, everything else that is no word character becomes one hyphen; never empty. */
export function slugOf(text: string, fallback: string = SLUG.fallback): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßæœøđłðþ]/g, (letter) => ASCII[letter] ?? '')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return cutAtWord(words) || fallback;
}

/** At most the allowed length; a word is only cut when it alone is longer than that. */
function cutAtWord(words: string): string {
  if (words.length <= SLUG.max) return words;
  const whole = words.slice(0, SLUG.max + 1).lastIndexOf('-');
  return words.slice(0, whole > 0 ? whole : SLUG.max);
}
