import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Comment, type CreateTopicRequest, commentProblems, type Topic, topicProblems } from '../contracts/forum.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { renderText } from '../contracts/rendering/markdown.js';
import type { SearchListing } from '../contracts/search.js';
import { boundProblem } from '../contracts/text-bounds.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { cpuOf, expectCheap } from './cpu.js';
import { HOSTILE, ORDINARY, SMUGGLING } from './hostile-texts.js';
import { elementsOf } from './reading.js';

/** Of the whole process, its threads included. Many times what it takes; a text that is not bounded takes that alone. */
const MOST_CPU_MS = { text: 1_000, page: 2_000 };
const A_PAGE = 20;

let app: TestApp;
let author: Client;
let reader: Client;
/** Where comments are refused. */
let plain: Topic;

const texts = [...Object.entries(ORDINARY).map(([name, text]) => [`ordinary ${name}`, text] as const), ...Object.entries(HOSTILE)];
const topicOf = (title: string, content: string) => ({ title, content, categoryId: app.categoryId('genel') });
const isTaken = (content: string) => Object.keys(commentProblems({ content })).length === 0;

async function write(title: string, content: string): Promise<Topic> {
  const { status, body } = await author.post<Topic>('/api/forum/topics', topicOf(title, content));
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
}

async function comment(topicId: string, content: string): Promise<Comment> {
  const { status, body } = await reader.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
}

/** A text of its own each time, so that none was rendered for another. */
const ownOf = (text: string, number: number) => `${text.slice(0, 4_980).trimEnd()}\n\nyorum ${number}`;
const attemptOf = (text: string, attempt: number) => (attempt === 1 ? text : ownOf(text, 100 * attempt));

/** Every place where a topic and its comments are shown to a guest. */
const placesOf = (topicId: string) => [
  `/api/forum/posts/${topicId}`,
  `/api/forum/topics/${topicId}/comments?limit=${A_PAGE}`,
  '/api/forum/topics?limit=20',
  `/forum/topic/${topicId}`,
  '/forum',
  '/',
];

async function readEverywhere(topicId: string): Promise<void> {
  for (const path of placesOf(topicId)) {
    const { status } = await app.guest.raw('GET', path);
    expect([path, status]).toEqual([path, 200]);
  }
  const feed = await app.guest.raw('GET', '/rss.xml');
  expect([feed.status, elementsOf(feed.text).includes('item')]).toEqual([200, true]);
}

async function find(name: string, ids: readonly string[]): Promise<void> {
  app.clock.advance({ minutes: 1 });
  const { status, body } = await app.guest.get<SearchListing['data']>(`/api/search?q=${encodeURIComponent(name)}&limit=20`);
  expect([status, (body.data ?? []).map(({ id }) => id).some((id) => ids.includes(id))]).toEqual([200, true]);
}

async function isNoted(comment: Comment): Promise<void> {
  const { status, body } = await author.get<NotificationPage>('/api/notifications');
  const row = body.data.rows.find(({ commentId }) => commentId === comment.id);
  expect([status, row?.excerpt]).toEqual([200, comment.excerpt]);
}

beforeAll(async () => {
  app = await startApp();
  author = await app.member('yazar');
  reader = await app.member('okur');
  plain = await write('Sade bir konu', 'Yeterince uzun bir içerik.');
});
afterAll(() => app.stop());

describe('A text that wants to be a burden', () => {
  it.each(texts.filter(([, text]) => !isTaken(text)))('is refused with a sentence when it is written: %s', async (_, content) => {
    const requests = [
      ['/api/forum/topics', topicOf('Zor bir konu', content), topicProblems],
      [`/api/forum/topics/${plain.id}/comments`, { content }, commentProblems],
    ] as const;
    for (const [path, request, problems] of requests) {
      const { status, body } = await author.post(path, request);
      const sentence = content.trim() === '' ? problems(request as CreateTopicRequest).content : boundProblem(content);
      expect([status, body.fields]).toEqual([422, { content: [sentence] }]);
    }
  });

  it.each(texts.filter(([, text]) => isTaken(text)))('is shown wherever topics and comments are, in time: %s', async (name, content) => {
    const title = `Zorlu ${name}`;
    const isTopic = topicProblems(topicOf(title, content)).content === undefined;
    await expectCheap(MOST_CPU_MS.text, (attempt) =>
      cpuOf(async () => {
        const { id } = await write(title, attemptOf(isTopic ? content : `${content}\n\nBu da onun sözüdür.`, attempt));
        const reply = await comment(id, attemptOf(content, attempt));
        await app.settled();
        await readEverywhere(id);
        await find(title, [id, reply.id]);
        await isNoted(reply);
      }),
    );
  });
});

describe('A page of twenty comments that want to be a burden', () => {
  const dearest = (count: number): string[] => {
    const costs = texts.filter(([, text]) => isTaken(text)).map(([, text]) => ({ text, cost: costOf(text) }));
    return costs
      .sort((a, b) => b.cost - a.cost)
      .slice(0, count)
      .map(({ text }) => text);
  };
  const costOf = (text: string): number => {
    const begin = performance.now();
    for (let time = 0; time < 3; time++) renderText(text);
    return performance.now() - begin;
  };
  const topicWith = async (contents: readonly string[]): Promise<string> => {
    const { id } = await write('Yirmi zor yorum', 'Yeterince uzun bir içerik.');
    for (const content of contents) await comment(id, content);
    await app.settled();
    return id;
  };

  it('is shown wherever comments are when they want to smuggle something', async () => {
    for (let from = 0; from < SMUGGLING.length; from += A_PAGE) await readEverywhere(await topicWith(SMUGGLING.slice(from, from + A_PAGE)));
  });

  it('is shown in time, and whoever asks meanwhile is answered', async () => {
    const worst = dearest(A_PAGE);
    for (const contents of [worst, Array.from({ length: A_PAGE }, () => worst[0] ?? '')]) {
      await expectCheap(MOST_CPU_MS.page, async (attempt) => {
        const id = await topicWith(
          contents
            .map(ownOf)
            .filter(isTaken)
            .map((text) => attemptOf(text, attempt)),
        );
        const paths = [`/api/forum/topics/${id}/comments?limit=${A_PAGE}`, `/forum/topic/${id}`];
        const meanwhile: number[] = [];
        const cost = await cpuOf(async () => {
          const pages = Promise.all(paths.map((path) => app.guest.raw('GET', path)));
          const live = await Promise.race([app.guest.raw('GET', '/api/health/live'), pages.then(() => null)]);
          if (live) meanwhile.push(live.status);
          expect((await pages).map(({ status }) => status)).toEqual([200, 200]);
        });
        // A busy machine may ask only when the pages are there; whoever waits for them is answered after them each time.
        if (meanwhile.length === 0) return Number.POSITIVE_INFINITY;
        expect(meanwhile).toEqual([200]);
        return cost;
      });
    }
  });
});
