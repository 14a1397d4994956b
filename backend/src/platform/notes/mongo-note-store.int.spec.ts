import { describe, expect, it } from '@jest/globals';
import { mongoEngine } from '../../../test/engines/mongo.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { scratchMongo } from '../mongo.fixture.js';
import { describeNotes } from './member-notes.contract.js';
import { MongoNoteStore } from './mongo-note-store.js';

if (mongoEngine('Notes in MongoDB')) {
  const { urlOf, connection, cable } = scratchMongo();

  describeNotes('Notes in MongoDB', async (path) => MongoNoteStore.open(await connection(urlOf(path))));

  describe('The collection of notes', () => {
    it('is unavailable while its server is away', async () => {
      const way = await cable();
      const store = await MongoNoteStore.open(await connection(way.url));
      way.cut();
      for (const work of [() => store.get(['a']), () => store.list({ owner: 'o', kind: 'k' }, 1), () => store.removeAll('o'), () => store.page('', 1)])
        await expect(work()).rejects.toThrow(Unavailable);
    });
  });
} else describe.skip('Notes in MongoDB', () => it('needs a server', () => undefined));
