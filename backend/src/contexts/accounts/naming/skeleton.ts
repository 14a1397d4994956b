import unhomoglyph from 'unhomoglyph';
import { foldText } from '../../../../contracts/folding.js';

/** Figures and signs that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '|': 'l', '!': 'l', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't' };

/**
 * One form for all texts that look alike to a reader: the skeleton of Unicode's TR 39, of the folded text, with what is read as a letter. It is
 * for comparing with the form of another text and for nothing else (m is rn here, and i is l).
 */
export function skeletonOf(text: string): string {
  const plain = unhomoglyph(foldText(unhomoglyph(foldText(text))));
  return foldText(plain)
    .replace(/[i\u0131j]/g, 'l')
    .replace(/[01|!34@5$7]/g, (sign) => READ_AS[sign] ?? sign)
    .replaceAll('vv', 'w');
}
