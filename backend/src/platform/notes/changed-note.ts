import type { MemberNotes, NoteShelf } from '../../kernel/member-notes.js';
import { unavailable } from '../refusals/refusals.js';

/** Whoever finds another version each time has that many pages of their own changing it at once. */
const TRIES = 10;

/** Changes a note as it stands, so that of two changes at once neither is lost, and answers what stands then. Throws RuleViolation where it never stood still. */
export async function changedNote(
  notes: MemberNotes,
  shelf: NoteShelf,
  { key, at }: { readonly key: string; readonly at: string },
  change: (text: string | undefined) => string,
): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [note] = await notes.get(shelf, [key]);
    const text = change(note?.text);
    if (await notes.put(shelf, { key, text, at }, note?.version ?? null)) return text;
  }
  throw unavailable();
}
