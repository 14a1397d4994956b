import type { Edit } from './edit';

type OnChange = (text: string) => void;

/** Changes the text as if it had been typed, so that the browser can undo it. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: Edit, onChange: OnChange): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The old command is the only way that keeps the browser's undo; where it is gone the text is replaced without.
  const done = insert ? document.execCommand('insertText', false, insert) : from === to || document.execCommand('delete');
  if (!done) {
    field.setRangeText(insert, from, to, 'end');
    onChange(field.value);
  }
  field.setSelectionRange(selectFrom, selectTo);
}

/** Puts a text where the caret stands, or in place of what is selected. */
export function insertAtCaret(field: HTMLTextAreaElement, insert: string, onChange: OnChange): void {
  const { selectionStart: from, selectionEnd: to } = field;
  applyEdit(field, { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length }, onChange);
}

/** Replaces a piece of the text wherever it stands now; the caret stays where it is. Nothing happens when it is gone. */
export function replacePiece(field: HTMLTextAreaElement, piece: string, insert: string, onChange: OnChange): void {
  const from = field.value.indexOf(piece);
  if (from < 0) return;
  const to = from + piece.length;
  const { selectionStart, selectionEnd } = field;
  const moved = (at: number) => (at <= from ? at : at >= to ? at + insert.length - piece.length : from + insert.length);
  const [selectFrom, selectTo] = [moved(selectionStart), moved(selectionEnd)];
  if (document.activeElement === field) applyEdit(field, { from, to, insert, selectFrom, selectTo }, onChange);
  else {
    // Whoever has gone on to another field is not called back.
    field.setRangeText(insert, from, to, 'preserve');
    onChange(field.value);
  }
}
