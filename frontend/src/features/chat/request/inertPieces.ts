const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;

interface Piece {
  text: string;
  /** Where in the text it begins. */
  at: number;
  isLink: boolean;
}

/** 'olcum.ornek/rapor' for 'https://olcum.ornek/rapor' */
const shown = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** A text in the order of its words and its links. */
export function inertPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (index > end) pieces.push({ text: text.slice(end, index), at: end, isLink: false });
    pieces.push({ text: shown(link), at: index, isLink: true });
    end = index + link.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end, isLink: false });
  return pieces;
}
