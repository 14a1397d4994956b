import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MemberNotes } from '../../kernel/member-notes.js';
import type { Vault } from '../../kernel/vault.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteVault } from '../vault/sqlite-vault.js';
import { MASTER } from '../vault/vault.contract.js';
import type { NoteStore } from './note-store.js';
import { SealedNotes } from './sealed-notes.js';

const SHELF = { memberId: 'm1', kind: 'draft' } as const;
const AT = '2026-11-21T11:00:00.000Z';
const minute = (number: number) => `2026-11-21T11:${String(number).padStart(2, '0')}:00.000Z`;

/** What every store of notes does; `opening` answers the one that lives under a path, the same one each time. */
export function describeNotes(name: string, opening: (path: string) => Promise<NoteStore>): void {
  describe(name, () => {
    const path = scratchFolder();
    const close = closing();
    let store: NoteStore;
    let vault: Vault;
    let notes: MemberNotes;
    beforeEach(async () => {
      vault = close(new SqliteVault(path('vault'), MASTER));
      store = await opening(path('notes'));
      notes = new SealedNotes(store, vault);
    });
    const put = (key: string, text = 'metin', at = AT, expected: string | null = null, shelf: { memberId: string; kind: string } = SHELF) =>
      notes.put(shelf, { key, text, at }, expected);
    const keys = async (limit = 10) => (await notes.list(SHELF, limit)).map(({ key }) => key);

    describe('A note', () => {
      it('is what was put, with a version', async () => {
        const version = await put('a', 'Şöyle bir yazı');
        expect(version).toEqual(expect.any(String));
        expect(await notes.get(SHELF, ['a', 'b', 'a'])).toEqual([{ key: 'a', text: 'Şöyle bir yazı', at: AT, version }]);
      });
      it('is found beside those of other members and kinds, each in its place', async () => {
        await put('a', 'benim');
        await put('a', 'onun', AT, null, { ...SHELF, memberId: 'm2' });
        await put('a', 'başka tür', AT, null, { ...SHELF, kind: 'reading' });
        const place = (memberId: string, key = 'a', kind: string = SHELF.kind) => ({ memberId, kind, key });
        const found = await notes.getEach([place('m2'), place('m3'), place('m1'), place('m1', 'b'), place('m1', 'a', 'reading'), place('m2')]);
        expect(found.map((note) => note?.text ?? null)).toEqual(['onun', null, 'benim', null, 'başka tür', 'onun']);
        expect(await notes.getEach([])).toEqual([]);
      });
      it('takes the place of the version that its writer knew', async () => {
        const first = await put('a', 'eski');
        const second = await put('a', 'yeni', minute(1), first);
        expect(second).not.toBe(first);
        expect(await notes.get(SHELF, ['a'])).toEqual([{ key: 'a', text: 'yeni', at: minute(1), version: second }]);
      });
      it('never takes the place of another version', async () => {
        const first = await put('a', 'ilk');
        const second = await put('a', 'ikinci', AT, first);
        expect([await put('a', 'x', AT, null), await put('a', 'x', AT, first), await put('b', 'x', AT, first)]).toEqual([null, null, null]);
        expect(await notes.get(SHELF, ['a', 'b'])).toMatchObject([{ text: 'ikinci', version: second }]);
      });
      it('of an older version does not come back after it was removed and another was put', async () => {
        const first = await put('a', 'ilk');
        await notes.remove(SHELF, 'a');
        expect(await put('a', 'x', AT, first)).toBeNull();
        await put('a', 'başka');
        expect(await put('a', 'x', AT, first)).toBeNull();
      });
      it('is put by one of many who try at once', async () => {
        const tried = await Promise.all(Array.from({ length: 8 }, (_, index) => put('a', String(index))));
        expect(tried.filter(Boolean)).toHaveLength(1);
      });
      it('is gone once it was removed, and removing it again is no harm', async () => {
        await put('a');
        await notes.remove(SHELF, 'a');
        await notes.remove(SHELF, 'a');
        expect(await notes.get(SHELF, ['a'])).toEqual([]);
      });
      it('is there after a restart', async () => {
        await put('a');
        expect(await new SealedNotes(await opening(path('notes')), vault).get(SHELF, ['a'])).toHaveLength(1);
      });
      it('is nobody else’s and of no other kind', async () => {
        await put('a');
        for (const shelf of [
          { memberId: 'm2', kind: 'draft' },
          { memberId: 'm1', kind: 'reading' },
        ])
          expect([await notes.get(shelf, ['a']), await notes.list(shelf, 9), await notes.count(shelf)]).toEqual([[], [], 0]);
      });
      it('tells whoever reads the store neither its text nor its key nor its member', async () => {
        await notes.put({ memberId: 'member-one', kind: 'draft' }, { key: 'topic-seven', text: 'gizli', at: AT }, null);
        const kept = JSON.stringify(await store.page('', 9));
        for (const word of ['member-one', 'topic-seven', 'gizli']) expect(kept).not.toContain(word);
      });
      it('in the place of another is no note', async () => {
        await put('a', 'ilk');
        await put('b', 'ikinci');
        const [one, other] = await store.page('', 9);
        if (!one || !other) throw new Error('there are two');
        await store.adopt([{ ...one, sealed: other.sealed }]);
        expect(await notes.list(SHELF, 9)).toHaveLength(1);
      });
    });

    describe('The notes of a member', () => {
      beforeEach(async () => {
        for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) await put(key, key, minute(index));
      });

      it('come newest first, as many as are wanted', async () =>
        expect([await keys(), await keys(2)]).toEqual([
          ['d', 'c', 'b', 'a'],
          ['d', 'c'],
        ]));
      it('are counted', async () => expect(await notes.count(SHELF)).toBe(4));
      it('are cut to the newest, and the time up to which they went is told', async () => {
        expect([await notes.trim(SHELF, 2), await keys()]).toEqual([minute(1), ['d', 'c']]);
        expect([await notes.trim(SHELF, 2), await keys()]).toEqual([null, ['d', 'c']]);
      });
      it('are gone once the member was forgotten, and those of others stay', async () => {
        await put('a', 'onun', AT, null, { memberId: 'm2', kind: 'draft' });
        await notes.forget('m1');
        expect([await keys(), await notes.count(SHELF), await notes.count({ memberId: 'm2', kind: 'draft' })]).toEqual([[], 0, 1]);
      });
      it('cannot be read any more once the member’s key was destroyed, even where they are still kept', async () => {
        await vault.forget('m1');
        expect([await keys(), await notes.get(SHELF, ['a'])]).toEqual([[], []]);
        await expect(put('e')).rejects.toThrow('was destroyed');
      });
      it('move to another store, a page at a time, as they are kept', async () => {
        const target = await opening(path('target'));
        for (let after = ''; ; ) {
          const page = await store.page(after, 3);
          await target.adopt(page);
          await target.adopt(page);
          after = page.at(-1)?.id ?? '';
          if (!after) break;
        }
        expect(await new SealedNotes(target, vault).list(SHELF, 9)).toEqual(await notes.list(SHELF, 9));
      });
    });
  });
}
