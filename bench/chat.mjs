import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { asked, post } from './parts/asked.mjs';
import { stop } from './parts/children.mjs';
import { coupleOf } from './parts/couples.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedCouples, seedSessions } from './parts/seed.mjs';
import { atMost } from './parts/table.mjs';
import { median, p99 } from './parts/turns.mjs';

/*
 * How long it takes from the request of whoever writes until the pages of both sides have a message, with 2,000 open sockets and 50 messages a second:
 * 1,000 members in 500 conversations, each with two pages; in 100 of them both sides write. Messages are sent when they are due, whether those before
 * have come or not. The first seconds, in which each author's keys of the day are made, only warm up.
 */
const { io } = createRequire(new URL('../backend/package.json', import.meta.url))('socket.io-client');
const COUPLES = 500;
const WRITING = 100;
const PAGES = 2;
const PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_CHAT_SECONDS ?? 30);
/** The pace that the server sets for one address. */
const OPENED_A_SECOND = 80;
/** The server and 2,000 pages ask each other 80 times a second whether they are still there, which takes it some 40 ms. */
const HEARTBEATS_MS = 120;
const WARM_S = 5;
const LONGEST_MS = 250;
const LAST_ARRIVAL_MS = 5_000;
const CHANNEL = 'chats';

export const measure = () =>
  inFolder(async (folder) => {
    await seedCouples(folder, COUPLES);
    const tokens = await seedSessions(folder, 2 * COUPLES);
    const meydan = await startMeydan(folder);
    const pages = [];
    try {
      await meydan.ready();
      for (let turn = 0; turn < PAGES * tokens.length; turn++) {
        pages.push(await openPage(meydan.url, tokens[turn % tokens.length], turn % tokens.length));
        await pause(1_000 / OPENED_A_SECOND);
      }
      await meydan.quiet(HEARTBEATS_MS);
      return await figures(meydan.url, tokens, pages);
    } finally {
      for (const { socket } of pages) socket.close();
      await stop(meydan.child);
    }
  });

async function openPage(url, token, member) {
  const socket = io(`${url}/realtime`, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token }, extraHeaders: { origin: url } });
  await once(socket, 'ready');
  const answer = await socket.timeout(LAST_ARRIVAL_MS).emitWithAck('subscribe', { channel: CHANNEL });
  if (!answer.success) throw new Error(`a page may not listen: ${answer.message}`);
  return { socket, member };
}

async function figures(url, tokens, pages) {
  const sent = new Map();
  const arrivals = { own: [], other: [] };
  for (const { socket, member } of pages)
    socket.on('change', ({ row }) => {
      const message = row.type === 'message' ? sent.get(row.message.client_id) : undefined;
      if (message?.counts) arrivals[message.from === member ? 'own' : 'other'].push(performance.now() - message.at);
    });
  const requests = [];
  const began = performance.now();
  for (let number = 0; number < PER_SECOND * (WARM_S + SECONDS); number++) {
    await pause(Math.max(0, began + (number * 1_000) / PER_SECOND - performance.now()));
    requests.push(send(url, tokens, number, sent));
  }
  await Promise.all(requests);
  const all = PER_SECOND * SECONDS * PAGES;
  for (const until = performance.now() + LAST_ARRIVAL_MS; arrivals.own.length + arrivals.other.length < 2 * all && performance.now() < until; ) await pause(50);
  const name = `chat: ${pages.length} sockets, ${PER_SECOND} messages a second for ${SECONDS} s`;
  return [
    atMost(`${name}: p99 until a page of the other side has it`, p99(arrivals.other), LONGEST_MS, 'ms'),
    { ...atMost(`${name}: median`, median(arrivals.other), LONGEST_MS, 'ms'), aim: '', ok: null },
    atMost(`${name}: p99 until a page of its own side has it`, p99(arrivals.own), LONGEST_MS, 'ms'),
    atMost(`${name}: pages that did not hear one, or heard it twice`, Math.abs(2 * all - arrivals.own.length - arrivals.other.length), 0, 'pages'),
  ];
}

/** Couples take turns, and in each both sides. */
function send(url, tokens, number, sent) {
  const { one, other, chatId } = coupleOf(number % WRITING);
  const from = Math.floor(number / WRITING) % 2 === 0 ? one : other;
  const message = { content: `Mesaj ${number}`, client_id: randomUUID() };
  sent.set(message.client_id, { from, at: performance.now(), counts: number >= PER_SECOND * WARM_S });
  return asked(`${url}/api/chat/${chatId}/messages`, post(message, tokens[from]));
}
