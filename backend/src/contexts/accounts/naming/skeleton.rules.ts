import unhomoglyph from 'unhomoglyph';
import { foldText } from '../../../../contracts/folding.js';

/** Figures and signs that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '|': 'l', '!': 'l', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't' };

/** Letters that are read as Latin ones and that Unicode's list, which goes by the very shape, knows as others or only as capitals. */
const LOOKS = new Map([
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairs('ДдКкМмТтВвНнПпИиЯя', 'DdKkMmTtBbHhNnNnRr'),
  ...pairs('ĸʍπΠμɾɼʁɐəɛɘ', 'kmnnmrrraeee'),
  ...pairs('¡€¢£', 'iecl'),
]);
/** Letters in boxes and circles stand in alphabets of their own; those of the flags look the same. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6] as const;

function pairs(signs: string, letters: string): (readonly [string, string])[] {
  return [...signs].map((sign, at) => [sign, letters.charAt(at)] as const);
}

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = BOXED.find((start) => code >= start && code < start + 26);
  return LOOKS.get(sign) ?? (first === undefined ? sign : String.fromCharCode(65 + code - first));
}

/** The text in plain letters: compositions, Roman numbers, small capitals and letters in boxes as what they are read as. */
export const plainLetters = (text: string): string => Array.from(text.normalize('NFKC'), letterOf).join('');

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
const lookedAt = (text: string): string => plainLetters(unhomoglyph(plainLetters(text)));

/**
 * The forms of a text that are those of all texts that look alike to a reader: the skeleton of Unicode's TR 39, with what is read as a letter, of
 * the text as it is written and of the folded text. Of some letters only the capital looks like another one, and of some only the small one. They
 * are for comparing with the forms of another text and for nothing else (m is rn here, and i is l).
 */
export function skeletonsOf(text: string): readonly string[] {
  return [...new Set([lookedAt(bare(text)), unhomoglyph(foldText(text))].map(settled))];
}

const settled = (plain: string): string =>
  foldText(lookedAt(foldText(plain)))
    .replaceAll('m', 'rn')
    .replace(/[i\u0131j]/g, 'l')
    .replace(/[01|!34@5$7]/g, (sign) => READ_AS[sign] ?? sign)
    .replaceAll('vv', 'w');
