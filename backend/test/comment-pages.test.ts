import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { FORUM_TEXT, type Topic } from '../contracts/forum.js';
import { type CommentPage, READING_TEXT } from '../contracts/reading.js';
import { AddComment } from '../src/contexts/forum/comment/comment.commands.js';
import { commentStream } from '../src/contexts/forum/comment/comment.stream.js';
import { EventStore } from '../src/kernel/event-store.js';
import { UuidIds } from '../src/platform/identity/uuid-ids.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

let app: TestApp;
let author: Client;
let topic: Topic;
let ids: string[];

const openTopic = async () =>
  (await author.post<Topic>('/api/forum/topics', { title: 'Uzun konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') })).body.data;

/** Comments without the way over HTTP, which is another test's. */
async function fill(topicId: string, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => new UuidIds().next());
  const store = app.meydan.app.get(EventStore);
  for (const [index, commentId] of made.entries()) {
    const data = { commentId, topicId, authorId: author.id, content: `Yorum ${index + 1}`, quotedCommentId: null };
    const origin = { id: commentId, at: app.clock.now().toISOString(), actor: { id: author.id, role: 'user' }, correlationId: commentId, causationId: null };
    await store.decideOn(commentStream, commentId, new AddComment(data, origin as AddComment['origin']));
  }
  await app.settled();
  return made;
}

beforeAll(async () => {
  app = await startApp();
  author = await app.member('yazar');
  topic = await openTopic();
  ids = await fill(topic.id, 25);
});
afterAll(() => app.stop());

const page = async (query: string, id = topic.id) => (await app.guest.get(`/api/forum/topics/${id}/comments?${query}`)).body as unknown as CommentPage;
const at = (number: number) => ids[number - 1] as string;
const numbers = ({ data }: CommentPage) => data.map(({ id }) => ids.indexOf(id) + 1);

describe('comments of a topic', () => {
  it('follow one another downwards from a comment', async () => {
    const found = await page(`limit=4&after=${at(10)}`);
    expect(numbers(found)).toEqual([11, 12, 13, 14]);
    expect(found).toMatchObject({ total: 25, limit: 4, offset: null, hasMore: true, cursors: { before: at(11), after: at(14) } });
  });
  it('have no more after the last one', async () => {
    expect(await page(`limit=4&after=${at(21)}`)).toMatchObject({ hasMore: false, cursors: { before: at(22), after: null } });
    expect(await page(`limit=4&after=${at(25)}`)).toMatchObject({ data: [], hasMore: false, cursors: { before: null, after: null } });
  });
  inBothHomes.it('come in their order upwards from a comment too, and know their number', async () => {
    const found = await page(`limit=4&before=${at(10)}`);
    expect(numbers(found)).toEqual([6, 7, 8, 9]);
    expect(found).toMatchObject({ offset: 5, hasMore: true, cursors: { before: at(6), after: at(9) } });
  });
  it('have no more before the first one', async () => {
    expect(await page(`limit=4&before=${at(4)}`)).toMatchObject({ offset: 0, cursors: { before: null, after: at(3) } });
    expect(await page(`limit=4&before=${at(1)}`)).toMatchObject({ data: [], offset: 0, cursors: { before: null } });
  });
  it.each([
    [13, 5, [11, 12, 13, 14, 15], 10, true],
    [1, 5, [1, 2, 3, 4, 5], 0, true],
    [25, 5, [23, 24, 25], 22, false],
    [13, 1, [13], 12, true],
    [13, 100, Array.from({ length: 25 }, (_, index) => index + 1), 0, false],
  ])('stand around number %i with %i at once', async (number, limit, shown, offset, hasMore) => {
    const found = await page(`limit=${limit}&around=${at(number)}`);
    expect([numbers(found), found.offset, found.hasMore]).toEqual([shown, offset, hasMore]);
  });
  it('end with the last page', async () => {
    const found = await page('limit=4&edge=last');
    expect([numbers(found), found.offset, found.hasMore, found.cursors]).toEqual([[22, 23, 24, 25], 21, false, { before: at(22), after: null }]);
  });
  inBothHomes.it('are all there, once each, when one walks both ways from the middle', async () => {
    const start = await page(`limit=7&around=${at(12)}`);
    const walked = [...start.data];
    for (let { after } = start.cursors; after; ) {
      const next = await page(`limit=7&after=${after}`);
      walked.push(...next.data);
      after = next.cursors.after;
    }
    for (let { before } = start.cursors; before; ) {
      const previous = await page(`limit=7&before=${before}`);
      walked.unshift(...previous.data);
      before = previous.cursors.before;
    }
    expect(walked.map(({ id }) => id)).toEqual(ids);
  });
  it('are not found from a comment that is none of the topic', async () => {
    const [other] = await fill((await openTopic()).id, 1);
    for (const place of ['after', 'before', 'around']) {
      for (const id of [NOBODY, other]) {
        const { status, body } = await app.guest.get(`/api/forum/topics/${topic.id}/comments?${place}=${id}`);
        expect([status, body.error]).toEqual([404, FORUM_TEXT.commentNotFound]);
      }
    }
  });
  it('are asked for from one place at a time', async () => {
    const { status, body } = await app.guest.get(`/api/forum/topics/${topic.id}/comments?after=${at(1)}&before=${at(9)}`);
    expect([status, body.error]).toEqual([400, READING_TEXT.onePlace]);
  });
  inBothHomes.it('can be had by number as before', async () => {
    const found = await page('limit=3&offset=4');
    expect([numbers(found), found.offset, found.cursors]).toEqual([[5, 6, 7], 4, { before: at(5), after: at(7) }]);
  });
});
