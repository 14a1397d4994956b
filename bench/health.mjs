import { cpuUsage } from 'node:process';
import { fileURLToPath } from 'node:url';
import { outputOf, startNode, stop } from './parts/children.mjs';
import { corpus } from './parts/corpus.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed, seedLongTopic } from './parts/seed.mjs';
import { atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, median } from './parts/turns.mjs';

/*
 * How long `/api/health/live` takes at most for 99 of 100 who ask, while 50 connections read pages of the twenty dearest comments, beside
 * the same while they read pages of twenty comments of plain words that are as long. What counts is the median of the ratios of the turns.
 */
const TOPICS = 50;
const EVENTS_PER_TOPIC = 14;
const COMMENTS = 20;
const CONNECTIONS = 50;
const ROUNDS = 7;
const TURN_S = 4;
const MOST = 2;
const LIVE = '/api/health/live';

const script = (name) => fileURLToPath(new URL(`parts/${name}`, import.meta.url));
const run = async (name, options) => Number(await outputOf(startNode(script(name), [JSON.stringify(options)])));

export const measure = () =>
  inFolder(async (folder) => {
    const { words, ...texts } = await corpus(folder);
    await seed(folder, TOPICS * EVENTS_PER_TOPIC);
    const worst = dearest(texts);
    const topics = {
      worst: await seedLongTopic(folder, 2 * TOPICS, COMMENTS, (_, index) => worst[index % worst.length]),
      plain: await seedLongTopic(folder, 2 * TOPICS + 1, COMMENTS, (_, index) => `${index} ${words}`.slice(0, words.length)),
    };
    const meydan = await startMeydan(folder);
    try {
      await meydan.ready();
      const pages = { 'comments of a topic': (id) => `/api/forum/topics/${id}/comments?limit=${COMMENTS}`, 'page of a topic': (id) => `/forum/topic/${id}` };
      const rows = [];
      for (const [name, pathOf] of Object.entries(pages)) rows.push(await compare(meydan.url, name, pathOf, topics));
      return rows;
    } finally {
      await stop(meydan.child);
    }
  });

/** The texts that take longest to render, of those that are taken. */
function dearest({ texts, isTaken, renderText }) {
  const costOf = (text) => {
    const turns = Array.from({ length: 9 }, () => {
      const began = cpuUsage();
      renderText(text);
      const { user, system } = cpuUsage(began);
      return user + system;
    });
    return median(turns);
  };
  const costs = texts.filter(({ text }) => isTaken(text)).map(({ text }) => ({ text, cost: costOf(text) }));
  return costs
    .sort((a, b) => b.cost - a.cost)
    .slice(0, COMMENTS)
    .map(({ text }) => text);
}

async function compare(url, name, pathOf, { worst, plain }) {
  const turn = (id) => async () => {
    const load = run('load.mjs', { url: `${url}${pathOf(id)}`, connections: CONNECTIONS, seconds: TURN_S });
    const [p99] = await Promise.all([run('probe.mjs', { url: `${url}${LIVE}`, seconds: TURN_S }), load]);
    return p99;
  };
  const p99s = await inTurns(ROUNDS, { worst: turn(worst), plain: turn(plain) });
  const ratio = median(p99s.worst.map((p99, round) => p99 / p99s.plain[round]));
  return atMostTimes(`health: p99 while 50 read the ${name}, dearest texts`, inMs(median(p99s.worst)), `plain words ${inMs(median(p99s.plain))}`, ratio, MOST);
}
