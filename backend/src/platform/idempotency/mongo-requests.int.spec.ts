import { describe, expect, it } from '@jest/globals';
import { mongoEngine } from '../../../test/engines/mongo.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { scratchMongo } from '../mongo.fixture.js';
import { databaseOf } from '../mongo-connection.js';
import { MongoRequests } from './mongo-requests.js';
import { describeRequests } from './requests.contract.js';
import { KEPT_MS } from './requests.js';

if (mongoEngine('Requests in MongoDB')) {
  const { urlOf, connection, cable } = scratchMongo();

  describeRequests('Requests in MongoDB', async (path) => MongoRequests.open(await connection(urlOf(path))));

  describe('The collection of requests', () => {
    it('holds those of a day only', async () => {
      const opened = await connection();
      const requests = await MongoRequests.open(opened);
      await requests.begin('m1', 'old', 'digest', 1000);
      await requests.begin('m1', 'new', 'digest', 1001 + KEPT_MS);
      expect(await databaseOf(opened).collection('requests').countDocuments({})).toBe(1);
    });
    it('is unavailable while its server is away', async () => {
      const way = await cable();
      const requests = await MongoRequests.open(await connection(way.url));
      way.cut();
      await expect(requests.begin('m1', 'key', 'digest', 1000)).rejects.toThrow(Unavailable);
    });
  });
} else describe.skip('Requests in MongoDB', () => it('needs a server', () => undefined));
