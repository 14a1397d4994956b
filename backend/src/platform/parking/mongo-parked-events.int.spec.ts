import { describe, expect, it } from '@jest/globals';
import { mongoEngine } from '../../../test/engines/mongo.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { scratchMongo } from '../mongo.fixture.js';
import { MongoParkedEvents } from './mongo-parked-events.js';
import { describeParkedEvents } from './parked-events.contract.js';

if (mongoEngine('Parked events in MongoDB')) {
  const { urlOf, connection, cable } = scratchMongo();

  describeParkedEvents('Parked events in MongoDB', async (path) => MongoParkedEvents.open(await connection(urlOf(path))));

  describe('The collection of parked events', () => {
    it('is unavailable while its server is away', async () => {
      const way = await cable();
      const parked = await MongoParkedEvents.open(await connection(way.url));
      way.cut();
      await expect(parked.count()).rejects.toThrow(Unavailable);
    });
  });
} else describe.skip('Parked events in MongoDB', () => it('needs a server', () => undefined));
