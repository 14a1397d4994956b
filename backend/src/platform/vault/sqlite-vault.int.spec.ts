import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteVault } from './sqlite-vault.js';
import { describeVault, MASTER } from './vault.contract.js';

describeVault('The vault in SQLite', (path, master) => new SqliteVault(path, master));

describe('The file of the vault', () => {
  const path = scratchFolder();
  const close = closing();
  let vault: SqliteVault;
  beforeEach(() => {
    vault = close(new SqliteVault(path('vault'), MASTER));
  });

  it('forgets a subject down to the bytes of its key', async () => {
    await vault.seal('m1', 'Elif');
    const reader = new DatabaseSync(path('vault'));
    const { wrapped } = reader.prepare('SELECT wrapped FROM subject_keys').get() as { wrapped: Uint8Array };
    reader.close();
    await vault.forget('m1');
    const files = ['vault', 'vault-wal'].map((name) => readFileSync(path(name)));
    expect(files.some((file) => file.includes(Buffer.from(wrapped)))).toBe(false);
  });
  it('does not hold a password', async () => {
    await vault.set('m1', 'üç-kedi-bir-köpek');
    expect(readFileSync(path('vault-wal')).includes('üç-kedi-bir-köpek')).toBe(false);
  });
  it('does not hold a token', async () => {
    await vault.put('token-1', { purpose: 'verify-email', memberId: 'm1', expiresAt: '2026-11-22T11:00:00.000Z' });
    expect(readFileSync(path('vault-wal')).includes('token-1')).toBe(false);
  });
});
