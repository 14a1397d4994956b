import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { textsOf, type Vault } from '../src/kernel/vault.js';
import { VAULT } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { backUp } from './backups.js';
import { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

describe('A vault from a backup, beside a log that went on', () => {
  let dataDir: string;
  let clock: TestClock;
  let app: TestApp;
  let leaving: Client;
  let putBack: () => Promise<void>;
  const start = async () => {
    app = await startApp({ DATA_DIR: dataDir }, clock);
  };
  const vault = () => app.meydan.app.get<Vault>(VAULT);
  const erase = async (keepContent: boolean) => {
    await new Client(app.guest.url, leaving.sessionToken).post('/api/auth/account-deletion', { password: PASSWORD, keep_content: keepContent });
    clock.advance({ days: 8 });
    await app.settled();
  };

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'meydan-older-vault-'));
    clock = new TestClock();
    await start();
    leaving = await app.member('giden');
    await leaving.post('/api/forum/topics', { title: 'Gidenin konusu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') });
    await app.settled();
    await app.stop();
    putBack = await backUp(dataDir, 'vault');
    await start();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  inBothHomes.it('does not start when keys are missing that nobody has destroyed, and says how many', async () => {
    await app.member('sonraki');
    await app.member('daha.sonraki');
    await app.stop();
    await putBack();
    for (const _ of ['first', 'again'])
      await expect(start()).rejects.toThrow(/^The vault lacks 2 keys .*: the vault is older than the log\. Put a newer backup of the vault back/);
  });
  inBothHomes.it.each([true, false])('destroys again what was destroyed of those who were erased (texts stay: %s)', async (keepContent) => {
    await erase(keepContent);
    const read = async () => Promise.all([leaving.id, textsOf(leaving.id)].map((subject) => vault().isForgotten(subject)));
    const before = await read();
    expect(before).toEqual([true, !keepContent]);
    await app.stop();
    await putBack();
    await start();
    expect(await read()).toEqual(before);
    expect((await app.guest.post('/api/auth/login', { identifier: 'giden', password: PASSWORD })).status).toBe(401);
    await app.stop();
  });
});
