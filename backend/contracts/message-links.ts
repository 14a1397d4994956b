/** Where in a message an address stands: the same for whoever shows it and for whoever is asked what is behind it. */
/** A piece of a text: words, or an address. */
export interface TextPart {
  text: string;
  /** Where the address leads; null of words. */
  href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
/** What ends the sentence, not the address. */
const AFTER = /[.,;:!?…’”)\]}]+$/u;
/** Addresses in one text; what comes behind them stays words. */
const MOST = 100;

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** Without what stands behind it; a bracket that was opened in it belongs to it. */
function trimmed(address: string): string {
  const cut = address.replace(AFTER, '');
  return address[cut.length] === ')' && count(cut, '(') > count(cut, ')') ? `${cut})` : cut;
}

function hrefOf(address: string): string | null {
  try {
    const { protocol, host, href } = new URL(address);
    return host && (protocol === 'https:' || protocol === 'http:') ? href : null;
  } catch {
    // No address after all: words.
    return null;
  }
}

/** A text taken apart into words and addresses; put together again it is the same text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = hrefOf(address);
    if (href === null) continue;
    if (parts.length >= 2 * MOST) break;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Each address of a text once, in their order. */
export const linksIn = (text: string): string[] => [...new Set(partsOf(text).flatMap(({ href }) => href ?? []))];
