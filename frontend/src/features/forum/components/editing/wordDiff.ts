import { diffWordsWithSpace } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Two texts that have nothing in common could keep the page busy; then the whole is shown as replaced. */
const LONGEST_MS = 300;

/** What changed from one text to the other, word by word; changed words that only a space parts are one change. */
export function wordDiff(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  const pieces: Piece[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed) pieces.push({ kind: 'removed', text: removed });
    if (added) pieces.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const joins = removed !== '' && added !== '' && /^ +$/.test(part.value) && Boolean(next?.added || next?.removed);
    if (!part.added && !part.removed && !joins) {
      close();
      pieces.push({ kind: 'same', text: part.value });
      return;
    }
    if (!part.added) removed += part.value;
    if (!part.removed) added += part.value;
  });
  close();
  return pieces;
}
