import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { mongoEngine } from '../../../test/engines/mongo.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { onceWithinReach, scratchMongo } from '../mongo.fixture.js';
import { MongoVault } from './mongo-vault.js';
import { describeVault, MASTER } from './vault.contract.js';

const CACHED_MS = 200;

const engine = mongoEngine('The vault in MongoDB');
if (engine) {
  const { urlOf, connection, cable } = scratchMongo();
  // The connections are closed after the test, all together.
  const opened = async (url: string, master: Buffer) =>
    Object.assign(await MongoVault.open(await connection(url), master, CACHED_MS), { close: () => undefined });

  describeVault('The vault in MongoDB', (path, master) => opened(urlOf(path), master), engine.genuine);
  if (!engine.genuine)
    process.stderr.write('\n  !! NOT RUN: "as many as are destroyed at once" – only MongoDB itself writes a guarded document in one step.\n');

  describe('A vault that several processes use', () => {
    it('forgets for all of them, once they have forgotten what they had at hand', async () => {
      const [one, other] = [await opened(urlOf('database'), MASTER), await opened(urlOf('database'), MASTER)];
      const sealed = await one.seal('m1', 'Elif');
      await other.forget('m1');
      await pause(CACHED_MS + 50);
      expect(await one.open('m1', sealed)).toBeNull();
      await expect(one.seal('m1', 'Elif')).rejects.toThrow('was destroyed');
    });
    it('is unavailable while its server is away', async () => {
      const way = await cable();
      const vault = await opened(way.url, MASTER);
      way.cut();
      for (const work of [() => vault.seal('m1', 'Elif'), () => vault.verify('m1', 'x'), () => vault.forget('m1'), () => vault.entries(null, 1)])
        await expect(work()).rejects.toThrow(Unavailable);
      way.mend();
      expect(await onceWithinReach(async () => vault.open('m1', await vault.seal('m1', 'Elif')))).toBe('Elif');
    });
  });
} else describe.skip('The vault in MongoDB', () => it('needs a server', () => undefined));
