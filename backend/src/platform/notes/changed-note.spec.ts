import { describe, expect, it } from '@jest/globals';
import type { MemberNote, MemberNotes } from '../../kernel/member-notes.js';
import { changedNote } from './changed-note.js';

const SHELF = { memberId: 'm1', kind: 'searches' } as const;
const PLACE = { key: 'all', at: '2026-11-28T05:00:00.000Z' } as const;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Checks a version and writes in two steps, between which others may do the same. */
function looseNotes(): Pick<MemberNotes, 'get' | 'put'> {
  let stands: MemberNote | undefined;
  let versions = 0;
  return {
    get: async () => (stands ? [stands] : []),
    put: async (_, note, expected) => {
      if ((stands?.version ?? null) !== expected) return null;
      await nextTurn();
      versions += 1;
      stands = { ...note, version: String(versions) };
      return stands.version;
    },
  };
}

describe('A note that is changed', () => {
  it('loses none of twenty changes at once, also where a version is checked and written in two steps', async () => {
    const notes = looseNotes();
    const wanted = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(wanted.map((word) => changedNote(notes, SHELF, PLACE, (text) => [text, word].filter(Boolean).join())));
    expect((await notes.get(SHELF, ['all']))[0]?.text?.split(',')).toEqual(wanted);
  });

  it('is changed by those behind one that was refused', async () => {
    const notes = looseNotes();
    const refuse = () => {
      throw new Error('too many');
    };
    const both = await Promise.allSettled([changedNote(notes, SHELF, PLACE, refuse), changedNote(notes, SHELF, PLACE, () => 'b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('is given up where others always were faster', async () => {
    const notes = { ...looseNotes(), put: async () => null };
    await expect(changedNote(notes, SHELF, PLACE, () => 'a')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
