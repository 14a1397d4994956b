import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { asked, post } from './parts/asked.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { memoryOf, TELLS_MEMORY } from './parts/memory.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedCouples, seedSessions } from './parts/seed.mjs';
import { atMost } from './parts/table.mjs';
import { median, p99 } from './parts/turns.mjs';

/*
 * How long a signal takes from one browser in a voice room to the other, and what a socket costs: 200 rooms with 5 sockets each, and in each room 5
 * signals a second, as if all of them were connected anew without end. Signals are sent when they are due, whether those before have come or not.
 */
const { io } = createRequire(new URL('../backend/package.json', import.meta.url))('socket.io-client');
const ROOMS = Number(process.env.BENCH_VOICE_ROOMS ?? 200);
const IN_ROOM = 5;
const PER_ROOM = 5;
const WARM_S = 5;
const SECONDS = Number(process.env.BENCH_VOICE_SECONDS ?? 20);
/** Of these rooms the memory is not counted. */
const WARM_ROOMS = Math.ceil(ROOMS / 5);
const AT_ONCE = 10;
/** As long as a description of audio alone is. */
const SDP = `${'a=candidate:1 1 udp 2122260223 192.0.2.1 9 typ host'.padEnd(98)}\r\n`.repeat(20);
const LONGEST_MS = 100;
const MOST_KIB = 64;
const ANSWER_MS = 20_000;
const LAST_ARRIVAL_MS = 5_000;

export const measure = () =>
  inFolder(async (folder) => {
    await seedCouples(folder, (ROOMS * IN_ROOM) / 2);
    const tokens = await seedSessions(folder, ROOMS * IN_ROOM);
    // Each room comes from an address of its own, as a proxy tells it.
    const meydan = await startMeydan(folder, { TRUSTED_PROXIES: 'loopback', ...TELLS_MEMORY });
    const pages = [];
    try {
      await meydan.ready();
      const rooms = await inParts(ROOMS, (room) => openRoom(meydan.url, tokens, room));
      await meydan.quiet();
      const open = (room) => openPages(meydan.url, tokens, room, rooms[room]);
      pages.push(...(await inParts(WARM_ROOMS, open)));
      await signalsIn(pages, WARM_S);
      // What the application needs once it has now.
      const before = await memoryOf(meydan.child);
      pages.push(...(await inParts(ROOMS - WARM_ROOMS, (room) => open(WARM_ROOMS + room))));
      const signals = await signalsIn(pages, SECONDS);
      return rows(signals, before, await memoryOf(meydan.child));
    } finally {
      for (const { socket } of pages.flat()) socket.close();
      await stop(meydan.child);
    }
  });

async function inParts(count, make) {
  const made = [];
  for (let from = 0; from < count; from += AT_ONCE)
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => make(from + index)))));
  return made;
}

const answer = async (url, body, token) => (await (await asked(url, post(body, token))).json()).data;

async function openRoom(url, tokens, room) {
  const members = tokens.slice(room * IN_ROOM, (room + 1) * IN_ROOM);
  const { id } = await answer(`${url}/api/voice-rooms`, { name: `Oda ${room}` }, members[0]);
  for (const token of members.slice(1)) await answer(`${url}/api/voice-rooms/${id}/join`, {}, token);
  return id;
}

async function openPages(url, tokens, room, roomId) {
  const pages = [];
  for (const session of tokens.slice(room * IN_ROOM, (room + 1) * IN_ROOM)) {
    const { ticket: token, userId } = await answer(`${url}/api/voice-rooms/${roomId}/ticket`, {}, session);
    const extraHeaders = { origin: url, 'x-forwarded-for': `10.0.${Math.floor(room / 250)}.${(room % 250) + 1}` };
    const socket = io(`${url}/voice`, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token, userId }, extraHeaders });
    await once(socket, 'connected');
    const joined = await socket.timeout(ANSWER_MS).emitWithAck('joinRoom', { roomId, tabId: 'sekme', isMuted: true, isDeafened: false });
    if (!joined.success) throw new Error(`a page may not join: ${joined.message}`);
    pages.push({ socket, userId, connectionId: joined.connectionId });
  }
  return pages;
}

/** Sends so many signals a second in each room; how long each took, and how many did not come. */
async function signalsIn(rooms, seconds) {
  const sent = new Map();
  const took = [];
  const hear = ({ link }) => took.push(performance.now() - sent.get(link));
  for (const { socket } of rooms.flat()) socket.on('offer', hear);
  const perSecond = rooms.length * PER_ROOM;
  const all = perSecond * seconds;
  const began = performance.now();
  for (let number = 0; number < all; number++) {
    const due = began + (number * 1_000) / perSecond - performance.now();
    if (due > 1) await pause(due);
    const room = rooms[number % rooms.length];
    const turn = Math.floor(number / rooms.length);
    const [from, to] = [room[turn % IN_ROOM], room[(turn + 1 + (turn % (IN_ROOM - 1))) % IN_ROOM]];
    sent.set(String(number), performance.now());
    from.socket.emit('offer', { to: to.userId, connectionId: to.connectionId, link: String(number), sdp: SDP });
  }
  for (const until = performance.now() + LAST_ARRIVAL_MS; took.length < all && performance.now() < until; ) await pause(50);
  for (const { socket } of rooms.flat()) socket.off('offer', hear);
  return { took, missing: all - took.length };
}

function rows({ took, missing }, before, after) {
  const ofSocket = (kind) => (after[kind] - before[kind]) / ((ROOMS - WARM_ROOMS) * IN_ROOM);
  const name = `voice-signals: ${ROOMS * IN_ROOM} sockets, ${ROOMS * PER_ROOM} signals a second for ${SECONDS} s`;
  return [
    atMost(`${name}: p99 until the other browser has it`, p99(took), LONGEST_MS, 'ms'),
    { ...atMost(`${name}: median`, median(took), LONGEST_MS, 'ms'), aim: '', ok: null },
    atMost(`${name}: signals that did not come`, missing, 0, 'signals'),
    atMost(`${name}: a socket holds, after collections`, ofSocket('held'), MOST_KIB, 'KiB'),
    { ...atMost(`${name}: resident size for a socket, with what the allocator keeps of the load`, ofSocket('resident'), MOST_KIB, 'KiB'), aim: '', ok: null },
  ];
}
