import { describe, expect, it } from '@jest/globals';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import { SealedNotes } from '../notes/sealed-notes.js';
import { SqliteNoteStore } from '../notes/sqlite-note-store.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteVault } from '../vault/sqlite-vault.js';
import { MASTER } from '../vault/vault.contract.js';
import { exportLog } from './export-log.js';
import { movingTogether } from './move-notes.js';
import { checkVault, exportVault, importVault } from './move-vault.js';

const MEMBERS = 510;
const AT = '2026-11-21T11:00:00.000Z';

describe('Notes that move with the vault', () => {
  const path = scratchFolder();
  const close = closing();
  const home = (name: string) => {
    const vault = close(new SqliteVault(path(`${name}-vault`), MASTER));
    const store = close(new SqliteNoteStore(path(`${name}-notes`)));
    return { vault, notes: new SealedNotes(store, vault), both: movingTogether(vault, store) };
  };

  it('are the same in the new home, and can be opened there', async () => {
    const [from, to] = [home('old'), home('new')];
    for (let member = 1; member <= MEMBERS; member++)
      await from.notes.put({ memberId: `m${member}`, kind: 'draft' }, { key: 'topic', text: `Taslak ${member}`, at: AT }, null);
    await exportLog(close(new SqliteEventLog(path('log'))), path('move'), () => undefined);
    expect(await exportVault(from.both, path('move'))).toBe(2 * MEMBERS);
    expect([await checkVault(path('move')), await importVault(path('move'), to.both), await importVault(path('move'), to.both)]).toEqual([
      2 * MEMBERS,
      2 * MEMBERS,
      2 * MEMBERS,
    ]);
    for (const memberId of ['m1', 'm255', 'm510'])
      expect(await to.notes.list({ memberId, kind: 'draft' }, 9)).toEqual(await from.notes.list({ memberId, kind: 'draft' }, 9));
  });
});
