import { describe, expect, it } from '@jest/globals';
import { mongoEngine } from '../../test/engines/mongo.js';
import { scratchMongo } from './mongo.fixture.js';
import { openMongo } from './mongo.js';
import { MongoUnreachable } from './mongo-connection.js';
import { closing } from './scratch.fixture.js';
import { WrongSetting } from './settings/readings.js';

const options = { masterKey: Buffer.alloc(32, 1), owners: [], failed: () => undefined };

describe('MongoDB at the start', () => {
  it('is refused when no server answers, and its password is not repeated', async () => {
    const error: unknown = await openMongo('mongodb://elif:cok-gizli@127.0.0.1:1/x', options).catch((reason: unknown) => reason);
    expect([error instanceof MongoUnreachable, String(error)]).toEqual([true, expect.not.stringMatching(/elif|cok-gizli/)]);
  });
});

if (mongoEngine('The stores in MongoDB')) {
  const { urlOf } = scratchMongo();
  const closeLater = closing();

  describe('The stores in MongoDB', () => {
    it('are opened over one connection and closed together', async () => {
      const { ports } = closeLater(await openMongo(urlOf('database'), options));
      expect(await ports.vault.open('m1', await ports.vault.seal('m1', 'Elif'))).toBe('Elif');
      expect([await ports.parked.count(), (await ports.requests.begin('m1', 'k', 'd', 1)).answer]).toEqual([0, null]);
    });
    it('are refused with another master key', async () => {
      await (await openMongo(urlOf('database'), options)).close();
      await expect(openMongo(urlOf('database'), { ...options, masterKey: Buffer.alloc(32, 2) })).rejects.toThrow(WrongSetting);
    });
  });
}
