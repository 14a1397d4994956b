/** Texts of one line that members write and others read within the site's own words: titles, tags, names. The same rules on every side. */

/** Why a text cannot stand in a line of others: it has lines of its own, what nobody sees, marks over marks, or nothing to be seen. */
export type LineFlaw = 'lines' | 'unseen' | 'tower' | 'blank';

const LINES = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/u;
/** Part of a sign or of a letter's form: joiners between pictures, the flags of lands within lands, variants, the joint of Persian words. */
const PARTS = [
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}[\u{E0061}-\u{E007A}]{3}\u{E007F}`,
  String.raw`(?<=[\p{Emoji}\p{Extended_Pictographic}])[\uFE0E\uFE0F]`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})`,
].join('|');
/** What nobody sees, and what turns the direction of a line. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;
const PART_OR_UNSEEN = new RegExp(`(${PARTS})|${UNSEEN}`, 'gu');
const VISIBLE = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]/u;
/** More marks above one another than any language has cover the lines around. */
const TOWER = /\p{M}{4,}/u;
const TOWERS = /(\p{M}{3})\p{M}+/gu;

/** A text with no more marks above one another than languages have, so that it keeps to its own lines. */
export const withoutTowers = (text: string): string => text.replace(TOWERS, '$1');

const withoutUnseen = (text: string): string => text.replace(PART_OR_UNSEEN, '$1');

/** What keeps a text from standing in one line, or null. */
export function lineFlaw(text: string): LineFlaw | null {
  if (LINES.test(text)) return 'lines';
  const composed = text.normalize('NFC');
  if (withoutUnseen(composed) !== composed) return 'unseen';
  if (TOWER.test(text.normalize('NFD'))) return 'tower';
  return VISIBLE.test(text) ? null : 'blank';
}

const FLAW_TEXT: Record<LineFlaw, (field: string) => string> = {
  lines: (field) => `${field} tek satır olmalıdır`,
  unseen: (field) => `${field} görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.`,
  tower: (field) => `${field} üst üste bu kadar çok işaret içeremez`,
  blank: (field) => `${field} görünür en az bir karakter içermelidir`,
};

/** The sentence for a text that is to be one line, or null. White space around it is not looked at, and neither is nothing at all. */
export function lineProblem(field: string, text: string): string | null {
  const flaw = text.trim() ? lineFlaw(text.trim()) : null;
  return flaw && FLAW_TEXT[flaw](field);
}

/** The sentence for a text of any length in which there is nothing to be seen, or null. */
export const blankProblem = (field: string, text: string): string | null => (isSeen(text) ? null : FLAW_TEXT.blank(field));

/** A text as it stands within a line, whatever it was when it was written: what was refused later is folded or left out. */
export const inOneLine = (text: string): string =>
  withoutTowers(withoutUnseen(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')))
    .replace(/\s+/g, ' ')
    .trim();

/** What somebody wrote, without the white space around it; null when there is nothing to be seen in it. */
export const seenWords = (text: string | null | undefined): string | null => (text && seenLength(text) > 0 ? text.trim() : null);

/** Whether there is anything to be seen in a text of any length. */
export const isSeen = (text: string): boolean => VISIBLE.test(text);

/** How many signs of a text are to be seen: white space around it and what nobody sees do not count. */
export const seenLength = (text: string): number => inOneLine(text).length;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The same for plain text, set apart so that the words around it keep their order: Arabic and Hebrew turn what stands beside them. */
export function apart(text: string): string {
  const line = inOneLine(text);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** The same between quotes that it cannot close. */
export const quoted = (text: string): string => `‹${apart(text.replace(/[‹›]/g, "'"))}›`;
