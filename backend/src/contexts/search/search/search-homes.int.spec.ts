import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchSort, SearchType } from '../../../../contracts/search.js';
import { dropDatabase, type MongoServer, mongoEngine, newDatabase, startMongo } from '../../../../test/engines/mongo.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { ViewStore } from '../../../kernel/view-store.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { connect } from '../../../platform/mongo-connection.js';
import { MongoViews } from '../../../platform/views/mongo-views.js';
import { SqliteViews } from '../../../platform/views/sqlite-views.js';
import { parseQuery } from '../text/parse-query.rules.js';
import { CandidateFinder } from './candidates.service.js';
import { Finder } from './finder.service.js';
import { FoundRows } from './found-rows.service.js';
import { Narrowing } from './narrowing.service.js';
import { searchDocumentsView } from './search.model.js';
import { searchProjection } from './search.projection.js';
import { SearchQuery } from './search.query.js';
import { type ContentIds, type ReadableContent, SearchableContent } from './searchable-content.port.js';
import { TopicHintsQuery } from './topic-hints.query.js';

const OWNER = { projection: 'search', version: 1, models: [searchDocumentsView] };
const WORDS = 'react hata kod veritabanı sunucu kitaplar projeler node useEffect C# .NET derleyici ağaçta ışık'.split(' ');
const TAGS = ['soru', 'react', 'c#'];
const AT = '2026-11-01T10:00:00.000Z';
const TOPICS = 12;
const COMMENTS = 4;

/** The same few words in every order and number, so that scores are near to one another and often the same. */
const textOf = (seed: number, length: number) => Array.from({ length }, (_, index) => WORDS[(seed * 5 + index * (seed % 4) + index) % WORDS.length]).join(' ');
const idOf = (kind: string, number: number) => `${kind}${String((number * 37) % 101).padStart(3, '0')}`;

const contents = new Map<string, ReadableContent>();
const events = Array.from({ length: TOPICS }, (_, topic) => {
  const [topicId, categoryId, authorId] = [idOf('t', topic), `c${topic % 2}`, `a${topic % 3}`];
  const place = {
    topicId,
    title: textOf(topic, 4),
    categoryId,
    tags: [TAGS[topic % 3] ?? ''],
    solved: false,
    isSolution: false,
    likes: 0,
    commentCount: COMMENTS,
  };
  const written = { ...place, state: 'visible', createdAt: AT } as const;
  contents.set(topicId, { ...written, type: 'topic', id: topicId, content: textOf(topic + 3, 9), authorId });
  const comments = Array.from({ length: COMMENTS }, (_, index) => {
    const [commentId, content] = [idOf('k', topic * COMMENTS + index), textOf(topic + index, 3 + ((topic + index) % 5))];
    contents.set(commentId, { ...written, type: 'comment', id: commentId, content, authorId });
    return { type: 'CommentAdded', data: { commentId, topicId, authorId, content, quotedCommentId: null } };
  });
  const { title, tags } = place;
  return [{ type: 'TopicCreated', data: { topicId, authorId, categoryId, title, content: textOf(topic + 3, 9), tags } }, ...comments];
}).flat();

class Contents extends SearchableContent {
  async readable({ topics, comments }: ContentIds) {
    return new Map([...topics, ...comments].flatMap((id) => (contents.has(id) ? [[id, contents.get(id) as ReadableContent] as const] : [])));
  }
  async tagName(typed: string) {
    return typed;
  }
  async categories() {
    return ['c0', 'c1'].map((id) => ({ id, name: id, slug: id, color: 'blue' as const, merged: [] }));
  }
}

/** Search as one home has it. */
async function searchIn(views: ViewStore) {
  const steps = events.map((event, index) => ({
    position: index + 1,
    writes: project(searchProjection, recorded(event, { position: index + 1, revision: 0 })),
  }));
  await views.apply([{ projection: 'search', from: 0, position: events.length, anchor: null, fence: 0, steps }]);
  const content = new Contents();
  const finder = new CandidateFinder(views);
  const rows = new FoundRows(content, { byIds: async (ids) => new Map([...ids].map((id) => [id, { id } as never])) });
  const clock = { now: () => new Date(AT), wakeAt: () => () => undefined };
  const finds = new Finder(new Narrowing(content, { idOfUsername: async (name) => name }), finder, clock);
  const none = { listedPosts: async () => new Map(), readableProjects: async () => new Map(), readableJobs: async () => new Map() };
  const search = new SearchQuery(finds, content, none, none, none, rows);
  const hints = new TopicHintsQuery(finder, content, rows, clock);
  return {
    find: (q: string, type: SearchType, sort: SearchSort) => search.find({ query: parseQuery(q), type, sort }, { limit: 100, offset: 0 }, GUEST),
    hints: async (title: string) => [await hints.similarTo(title, GUEST), await hints.begunBy(title, GUEST)],
  };
}

const engine = mongoEngine('Search in both homes');
if (engine) {
  describe('Search in both homes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'meydan-spec-'));
    let server: MongoServer;
    let close: () => Promise<unknown>;
    let homes: Awaited<ReturnType<typeof searchIn>>[];
    beforeAll(async () => {
      const started = await startMongo();
      if (!started) throw new Error('there is no server');
      server = started;
      const url = server.url(newDatabase());
      const connection = await connect(url);
      const embedded = new SqliteViews(join(folder, 'views'), [OWNER]);
      homes = [await searchIn(embedded), await searchIn(await MongoViews.open(connection, [OWNER]))];
      close = async () => {
        embedded.close();
        await connection.close();
        await dropDatabase(url);
        rmSync(folder, { recursive: true, force: true });
      };
    });
    afterAll(async () => {
      await close();
      await server.stop();
    });

    const queries = [
      'react',
      'react hata',
      'KİTAP',
      'useEffect -kod',
      'c# .net',
      'yazar:a1 react',
      'yazar:a1 yazar:a2 hata',
      'kategori:c0 react',
      'etiket:c# kod',
      'etiket:soru -kategori:c0',
      'çözüldü:hayır ağaç',
      '"hata kod"',
      'yok',
    ];
    it.each(queries)('finds the same in the same order: %s', async (q) => {
      for (const type of ['all', 'topic', 'comment'] as const) {
        for (const sort of ['relevance', 'newest'] as const) {
          const [embedded, second] = await Promise.all(homes.map((home) => home.find(q, type, sort)));
          expect(second).toEqual(embedded);
          if (type === 'all' && q !== 'yok' && !q.startsWith('"')) expect(embedded?.rows.length).toBeGreaterThan(0);
        }
      }
    });
    it.each(['react hata sunucu', 'projelerde veritabanı', 'kit', 'yok böyle bir şey'])('names the same topics: %s', async (title) => {
      const [embedded, second] = await Promise.all(homes.map((home) => home.hints(title)));
      expect(second).toEqual(embedded);
    });
  });
}
