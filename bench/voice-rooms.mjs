import { asked, post } from './parts/asked.mjs';
import { load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedSessions, seedVoiceRooms } from './parts/seed.mjs';
import { atMost, atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, median, medians, timed } from './parts/turns.mjs';
import { COMMON_WORD, RARE_WORD, roomId } from './parts/voice-rooms.mjs';

/*
 * Lists and pages of voice rooms among 1,000 open ones and among 100,000, for members and for guests: unnarrowed, by category, by words, far down,
 * one room, and the page without the app. What is asked again and again is in memory, so that counts as requests a second; how long what is asked
 * first takes is counted right after somebody came into a room or left it. Those who are in rooms are so all the time: they are heard as their pages
 * would be. BENCH_ROOMS makes the large town smaller or larger.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_ROOMS ?? 100_000);
const MEMBERS = 100;
/** In so many rooms, as many in each as it takes. */
const BUSY = 10;
const IN_EACH = 8;
const CONNECTIONS = 10;
const ROUNDS = 3;
const TURN_S = 1;
const CHANGES = 60;
const LONGEST_START_MS = 30 * 60_000;
const HEARD_EVERY_MS = 30_000;
const FLAT = 1.3;
const OF_UNNARROWED = 2;
const LONGEST_FIRST_MS = 250;

const API = '/api/voice-rooms';
const list = (path = '', query = '') => `${API}${path}?limit=20${query && `&${query}`}`;
const UNNARROWED = 'list';
/** As long in both towns. */
const LISTS = {
  [UNNARROWED]: list(),
  'list of 100': `${API}?limit=100`,
  'by category': list('/category/study'),
  'by a common word': list('/search', `search=${COMMON_WORD}`),
  'by a rare word': list('/search', `search=${RARE_WORD}`),
  'one room': `${API}/${roomId(0)}`,
  'page without the app': '/voice-rooms',
};
/** Of the large town alone. */
const HEAVY = {
  'far down': list('', `offset=${LARGE / 2}`),
  'far down by category': list('/category/study', `offset=${LARGE / 10}`),
  'far down by a common word': list('/search', `search=${COMMON_WORD}&offset=${LARGE / 20}`),
};

export const measure = () => inFolder((small) => inFolder((large) => measureIn(small, large)));

async function measureIn(small, large) {
  const towns = [];
  try {
    for (const [folder, rooms] of [
      [small, SMALL],
      [large, LARGE],
    ])
      towns.push(await opened(folder, rooms));
    const [few, many] = towns;
    return [...(await rates(few, many)), ...(await afterChanges(few, many))];
  } finally {
    for (const { child, hearing } of towns) {
      clearInterval(hearing);
      await stop(child);
    }
  }
}

/** A town in whose first rooms members are. */
async function opened(folder, rooms) {
  const opening = performance.now();
  await seedVoiceRooms(folder, rooms, MEMBERS);
  const tokens = await seedSessions(folder, MEMBERS);
  const { child, url, ready, quiet } = await startMeydan(folder, {}, LONGEST_START_MS);
  await ready();
  await quiet();
  const seats = Array.from({ length: BUSY * IN_EACH }, (_, number) => ({ token: tokens[number], at: `${url}${API}/${roomId(Math.floor(number / IN_EACH))}` }));
  for (const { token, at } of seats) await asked(`${at}/join`, post({}, token));
  const hearing = setInterval(() => {
    for (const { token, at } of seats) asked(`${at}/heartbeat`, post({}, token)).catch((error) => console.error(`voice-rooms: ${error.message}`));
  }, HEARD_EVERY_MS);
  console.log(`voice-rooms: ${rooms} open after ${((performance.now() - opening) / 1000).toFixed(0)} s`);
  return { child, url, hearing, reader: tokens[0], movers: tokens.slice(seats.length), changes: 0 };
}

async function rates(few, many) {
  const of = (town, path, isMember = false) =>
    load({ url: `${town.url}${path}`, connections: CONNECTIONS, seconds: TURN_S, ...(isMember && { tokens: [town.reader] }) });
  const rows = [];
  for (const [who, isMember] of [
    ['members', true],
    ['guests', false],
  ])
    for (const [name, path] of Object.entries(LISTS)) {
      const rate = await medians(ROUNDS, { few: () => of(few, path, isMember), many: () => of(many, path, isMember) });
      rows.push(flat(`voice-rooms: ${name} for ${who}, time of ${LARGE}`, 1_000 / rate.many, 1_000 / rate.few));
    }
  for (const [name, path] of Object.entries(HEAVY)) {
    const rate = await medians(ROUNDS, { plain: () => of(many, LISTS[UNNARROWED]), heavy: () => of(many, path) });
    rows.push(atMostTimes(...beside(`voice-rooms: ${name}, time of ${LARGE}`, 1_000 / rate.heavy, 1_000 / rate.plain), OF_UNNARROWED));
  }
  return rows;
}

const beside = (figure, measured, baseline) => [figure, inMs(measured), `unnarrowed ${inMs(baseline)}`, measured / baseline];
const flat = (figure, measured, baseline) => atMostTimes(figure, inMs(measured), `of ${SMALL} ${inMs(baseline)}`, measured / baseline, FLAT);

/** What was read before counts no more. */
async function afterChanges(few, many) {
  const read = async (town, path) => {
    await change(town);
    return timed(async () => (await asked(`${town.url}${path}`, { headers: { authorization: `Bearer ${town.reader}` } })).arrayBuffer());
  };
  const rows = [];
  for (const [name, path] of Object.entries(LISTS)) {
    const times = await inTurns(CHANGES, { few: () => read(few, path), many: () => read(many, path) });
    rows.push(flat(`voice-rooms: ${name} after a change, median of ${CHANGES}, ${LARGE}`, median(times.many), median(times.few)));
  }
  for (const [name, path] of Object.entries(HEAVY)) {
    const times = await inTurns(CHANGES, { many: () => read(many, path) });
    rows.push(atMost(`voice-rooms: ${name} after a change, median of ${CHANGES}, ${LARGE}`, median(times.many), LONGEST_FIRST_MS, 'ms'));
  }
  return rows;
}

/** One after the other comes into a room, and leaves it again. */
async function change(town) {
  const how = town.changes % 2 === 0 ? 'join' : 'leave';
  const mover = town.movers[Math.floor(town.changes / 2) % town.movers.length];
  town.changes += 1;
  await asked(`${town.url}${API}/${roomId(BUSY)}/${how}`, post({}, mover));
}
