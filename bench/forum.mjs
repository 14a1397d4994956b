import { asked, post } from './parts/asked.mjs';
import { besideBare, load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed, seedLongTopic, seedSessions } from './parts/seed.mjs';
import { compared } from './parts/table.mjs';
import { medians } from './parts/turns.mjs';

/*
 * A grown forum: requests a second of the topic list, a topic, its first comments and a reply, beside a bare Fastify route that makes the
 * same data into JSON, and the comments of a topic of 5,000 beside those of one of 20. A reply is measured in the topic of 20 and in the one of
 * 5,000, where a thousand members are told of each; fifty members write, as one member's texts wait for each other. BENCH_TOPICS makes the town smaller or larger.
 */
const TOPICS = Number(process.env.BENCH_TOPICS ?? 100_000);
const EVENTS_PER_TOPIC = 14;
const CONNECTIONS = [10, 50];
const ROUNDS = 3;
const TURN_S = 2;
/** Views of a million comments are built at the first start. */
const LONGEST_START_MS = 30 * 60_000;
const LONG = 5_000;
const SHORT = 20;
const SHOWN = 20;
/** Everybody has written in the long topic, and is told of each reply. */
const WATCHERS = 1_000;
const WRITERS = 50;

export const measure = () =>
  inFolder(async (folder) => {
    await seed(folder, TOPICS * EVENTS_PER_TOPIC);
    const long = await seedLongTopic(folder, 2 * TOPICS, LONG);
    const short = await seedLongTopic(folder, 2 * TOPICS + 1, SHORT);
    const tokens = await seedSessions(folder, WRITERS);
    const meydan = await startMeydan(folder, {}, LONGEST_START_MS);
    try {
      await meydan.ready();
      const reads = await readsOf(meydan.url, long);
      const replies = await repliesOf(meydan.url, { [SHORT]: short, [LONG]: long }, tokens);
      const pages = [...reads, ...replies];
      // Replies come last: who is told of them, is told while nothing else is asked.
      return await besideBare(folder, pages, async (bare) => [
        ...(await comparePages(meydan.url, bare, pages.slice(0, reads.length))),
        ...(await compareLengths(meydan.url, long, short)),
        ...(await comparePages(meydan.url, bare, pages.slice(reads.length), reads.length)),
      ]);
    } finally {
      await stop(meydan.child);
    }
  });

const commentsOf = (topicId) => `/api/forum/topics/${topicId}/comments?limit=${SHOWN}`;

async function readsOf(url, topicId) {
  const reads = [
    { name: 'topic list', path: '/api/forum/topics?limit=20' },
    { name: 'topic', path: `/api/forum/posts/${topicId}` },
    { name: 'comments', path: commentsOf(topicId) },
  ];
  for (const page of reads) page.body = await (await asked(`${url}${page.path}`)).text();
  return reads;
}

async function repliesOf(url, topics, tokens) {
  const write = { tokens, body: { content: 'A comment that is written to be measured.' } };
  const replies = [];
  for (const [comments, topicId] of Object.entries(topics)) {
    const path = `/api/forum/topics/${topicId}/comments`;
    const body = await (await asked(`${url}${path}`, post(write.body, tokens[0]))).text();
    const watched = Number(comments) === LONG ? ` that ${WATCHERS} members watch` : '';
    replies.push({ name: `reply to a topic of ${comments}${watched}`, path, write, body });
  }
  return replies;
}

async function comparePages(url, bareUrl, pages, first = 0) {
  const rows = [];
  for (const [index, { name, path, write }] of pages.entries()) {
    for (const connections of CONNECTIONS) {
      const rates = await medians(ROUNDS, {
        meydan: () => load({ url: `${url}${path}`, connections, seconds: TURN_S, ...write }),
        bare: () => load({ url: `${bareUrl}/${first + index}`, connections, seconds: TURN_S, ...write }),
      });
      rows.push(compared(`forum: ${name}, ${TOPICS} topics, ${connections} connections`, rates.meydan, 'bare Fastify', rates.bare));
    }
  }
  return rows;
}

async function compareLengths(url, long, short) {
  const firstOf = (topicId) => load({ url: `${url}${commentsOf(topicId)}`, connections: 10, seconds: TURN_S });
  const rates = await medians(ROUNDS, { long: () => firstOf(long), short: () => firstOf(short) });
  return [compared(`forum: first comments of ${LONG}`, rates.long, `of ${SHORT}`, rates.short, 0.9)];
}
