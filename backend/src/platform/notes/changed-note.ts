import type { MemberNotes, NoteShelf } from '../../kernel/member-notes.js';
import { Turns } from '../../kernel/turns.js';
import { unavailable } from '../refusals/refusals.js';

/** Whoever finds another version each time has that many processes changing it at once. */
const TRIES = 10;

/**
 * Changes of one note wait for each other in a process: twenty at once would otherwise use up their tries on each other, and FerretDB, which
 * checks a version and writes in two steps, would let two of them take the place of the same one (docs/adr/0010).
 */
const turns = new Turns();

/** Changes a note as it stands, so that of two changes at once neither is lost, and answers what stands then. Throws RuleViolation where it never stood still. */
export function changedNote(
  notes: Pick<MemberNotes, 'get' | 'put'>,
  shelf: NoteShelf,
  place: { readonly key: string; readonly at: string },
  change: (text: string | undefined) => string,
): Promise<string> {
  return turns.take(JSON.stringify([shelf.memberId, shelf.kind, place.key]), () => changedInTurn(notes, shelf, place, change));
}

async function changedInTurn(
  notes: Pick<MemberNotes, 'get' | 'put'>,
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
