import { TOPIC_SORTS, type TopicRow } from '@contracts/forum';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { done, fakeServer, NOTHING } from '../../../../testing/fakeServer';
import { nextOffset, rowsOf } from '../../../client/reads';
import { paths } from '../../../paths';
import { topicFilterIn } from '../components/topicFilter';
import { likedQuery } from './likedQuery';
import { isTopicAddress, mergeTargetsQuery } from './mergeTargetsQuery';
import { categoriesQuery, topicsQuery } from './topics';

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => queries.clear());
const queryIn = (address: string) => new URL(address, 'http://x.invalid').searchParams;

describe('What an address shows of the forum', () => {
  it('comes back as it was chosen', () => {
    for (const sort of TOPIC_SORTS) {
      const filter = { category: 'genel', tag: 'c-sharp', sort };
      expect(topicFilterIn(queryIn(paths.forum(filter)))).toEqual(filter);
    }
  });

  it('is everything, the last active first, when it asks for nothing or for what there is not', () => {
    expect(topicFilterIn(queryIn('/forum'))).toEqual({ category: undefined, tag: undefined, sort: 'active' });
    expect(topicFilterIn(queryIn('/forum?sort=best&tag='))).toEqual({ category: undefined, tag: undefined, sort: 'active' });
  });

  it('is the category whose own address it is', () => expect(topicFilterIn(queryIn('/forum/category/a?category=b'), 'a').category).toBe('a'));
});

describe('A list of topics', () => {
  const page = (ids: string[], offset: number, hasMore: boolean) => ({
    data: ids.map((id) => ({ id }) as TopicRow),
    offset,
    hasMore,
    success: true as const,
    total: 9,
    limit: 2,
  });

  it('goes on behind what it has, until there is no more', () => {
    expect([nextOffset(page(['a', 'b'], 2, true)), nextOffset(page(['c'], 4, false))]).toEqual([4, undefined]);
  });

  it('lists a topic once that moved to a later page meanwhile', () => {
    expect(rowsOf([page(['a', 'b'], 0, true), page(['b', 'c'], 2, false)]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is asked for by what it shows', async () => {
    const server = fakeServer(() => done([]));
    await queries.fetchInfiniteQuery(topicsQuery({ tag: 'c#', sort: 'newest' }));
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/forum/topics?tag=c%23&sort=newest&limit=20&offset=0']);
  });
});

describe('The categories', () => {
  it('stand in their order, and by name as Turkish has it where that says nothing', async () => {
    const named = (name: string, sort_order: number, is_active = true) => ({ id: name, name, sort_order, is_active });
    fakeServer(() => done([named('Şiir', 1), named('Zaman', 1), named('Çizim', 1), named('Sanat', 1), named('İlk', 0), named('Kapalı', 0, false)]));
    expect((await queries.fetchQuery(categoriesQuery)).map(({ name }) => name)).toEqual(['İlk', 'Çizim', 'Sanat', 'Şiir', 'Zaman']);
  });
});

describe('Whether comments are liked', () => {
  const ask = (...ids: string[]) => Promise.allSettled(ids.map((id) => queries.fetchQuery(likedQuery({ type: 'comment', id }))));

  it('is asked together for all that come onto the screen together', async () => {
    const server = fakeServer(() => done({ liked: ['c2'] }));
    const answers = await ask('c1', 'c2', 'c3');
    expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value)).toEqual([false, true, false]);
    expect(server.asked.map(({ body }) => body)).toEqual([{ commentIds: ['c1', 'c2', 'c3'] }]);
  });

  it('is asked in parts where there are many', async () => {
    const server = fakeServer(() => done({ liked: [] }));
    await ask(...Array.from({ length: 250 }, (_, at) => `c${at}`));
    const parts = server.asked.map(({ body }) => (body as { commentIds: string[] }).commentIds.length);
    expect([parts.reduce((sum, part) => sum + part, 0), parts.length > 1]).toEqual([250, true]);
  });

  it('is known of none when it could not be asked', async () => {
    fakeServer(() => NOTHING);
    expect((await ask('c1', 'c2')).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe('The topic that another goes into', () => {
  const id = '0198a1b2-0000-7000-8000-000000000001';
  const other = '0198a1b2-0000-7000-8000-000000000002';
  const into = (typed: string) => queries.fetchQuery(mergeTargetsQuery({ id: 'own', title: 'Kendi başlığı' }, typed));

  it('is named by its address, and one that was merged stands for where it went', async () => {
    fakeServer(({ path }) => done(path.endsWith(id) ? { id, title: 'Eski', merged_into: { id: other } } : { id: other, title: 'Yeni', merged_into: null }));
    expect(isTopicAddress(`https://x.example/forum/topic/${id}#c`)).toBe(true);
    expect((await into(`/forum/topic/${id}`)).map((topic) => topic.id)).toEqual([other]);
  });

  it('is found by words, each once and never the topic itself', async () => {
    const server = fakeServer(() => done([{ id: 'a' }, { id: 'own' }]));
    expect((await into('kedi')).map((topic) => topic.id)).toEqual(['a']);
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/search/topics?q=kedi', '/api/search?q=kedi&type=topic&limit=8']);
  });

  it('is one with a similar title before anything is typed', async () => {
    const server = fakeServer(() => done([]));
    await into('');
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/forum/topics/similar?title=Kendi+ba%C5%9Fl%C4%B1%C4%9F%C4%B1']);
  });
});
