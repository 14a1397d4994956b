import { describe, expect, it } from '@jest/globals';
import { mongoEngine } from '../../../test/engines/mongo.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { scratchMongo } from '../mongo.fixture.js';
import { describeLinks } from './links.contract.js';
import { MongoLinks } from './mongo-links.js';

if (mongoEngine('Links in MongoDB')) {
  const { urlOf, connection, cable } = scratchMongo();

  describeLinks('Links in MongoDB', async (path) => MongoLinks.open(await connection(urlOf(path))));

  describe('The collection of links', () => {
    it('is unavailable while its server is away', async () => {
      const way = await cable();
      const links = await MongoLinks.open(await connection(way.url));
      way.cut();
      await expect(links.last()).rejects.toThrow(Unavailable);
    });
  });
} else describe.skip('Links in MongoDB', () => it('needs a server', () => undefined));
