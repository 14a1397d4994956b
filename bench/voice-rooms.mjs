import { asked } from './parts/asked.mjs';
import { besideBare, load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { seedVoiceRooms } from './parts/seed.mjs';
import { atMost, atMostTimes, compared, inMs } from './parts/table.mjs';
import { inTurns, median, medians, p95, timed } from './parts/turns.mjs';
import { COMMON_WORD, RARE_WORD, roomId, roomMessage, talkRoom } from './parts/voice-rooms.mjs';
import { comeOrGo, MEMBERS, openTown, ROOMS_API } from './parts/voice-town.mjs';

/*
 * Lists and pages of voice rooms among 1,000 open ones and among 100,000, for members and for guests: unnarrowed, by category, by words, far down,
 * one room, what is written in one, and the page without the app. Of each town as many rooms have closed, and as many messages stand in one. What is
 * asked again and again is in memory, so that counts as requests a second; how long what is asked first takes is counted right after somebody came
 * into a room or left it. BENCH_ROOMS makes the large town smaller or larger.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_ROOMS ?? 100_000);
const CONNECTIONS = 10;
const ROUNDS = 3;
const TURN_S = 1;
const CHANGES = 100;
const FLAT = 1.3;
const OF_UNNARROWED = 2;
const LONGEST_FIRST_MS = 250;

const list = (path = '', query = '') => `${ROOMS_API}${path}?limit=20${query && `&${query}`}`;
const UNNARROWED = 'list';
/** As long in both towns. */
const LISTS = {
  [UNNARROWED]: list(),
  'list of 100': `${ROOMS_API}?limit=100`,
  'by category': list('/category/study'),
  'by a common word': list('/search', `search=${COMMON_WORD}`),
  'by a rare word': list('/search', `search=${RARE_WORD}`),
  'one room': `${ROOMS_API}/${roomId(0)}`,
  'page without the app': '/voice-rooms',
};
const messages = (query = '') => `${ROOMS_API}/${talkRoom}/messages?limit=30${query}`;
/** Of whoever is there. */
const TALK = {
  few: { 'newest messages': messages(), 'messages in the middle': messages(`&before=${roomMessage(SMALL / 2)}`) },
  many: { 'newest messages': messages(), 'messages in the middle': messages(`&before=${roomMessage(LARGE / 2)}`) },
};
const OF_MEMBERS = { few: { ...LISTS, ...TALK.few }, many: { ...LISTS, ...TALK.many } };
const OF_GUESTS = { few: LISTS, many: LISTS };
/** Of the large town alone. */
const HEAVY = {
  'far down': list('', `offset=${LARGE / 2}`),
  'far down by category': list('/category/study', `offset=${LARGE / 10}`),
  'far down by a common word': list('/search', `search=${COMMON_WORD}&offset=${LARGE / 20}`),
};

export const measure = () => inFolder((small) => inFolder((large) => inFolder((bare) => measureIn(small, large, bare))));

async function measureIn(small, large, bare) {
  const towns = [];
  const folders = [
    [small, SMALL],
    [large, LARGE],
  ];
  try {
    // Nobody is heard in one town while another is written.
    for (const [folder, rooms] of folders) {
      const writing = await timed(() => seedVoiceRooms(folder, rooms, MEMBERS));
      console.log(`voice-rooms: ${rooms} written in ${(writing / 1000).toFixed(0)} s`);
    }
    for (const [folder] of folders) towns.push(await openTown(folder));
    const [few, many] = towns;
    return [...(await rates(few, many)), ...(await besideBareRoute(many, bare)), ...(await afterChanges(few, many))];
  } finally {
    for (const { child, hearing } of towns) {
      clearInterval(hearing);
      await stop(child);
    }
  }
}

const rateOf = (town, path, isMember = false) =>
  load({ url: `${town.url}${path}`, connections: CONNECTIONS, seconds: TURN_S, ...(isMember && { tokens: [town.reader] }) });

async function rates(few, many) {
  const rows = [];
  for (const [who, paths] of Object.entries({ members: OF_MEMBERS, guests: OF_GUESTS })) {
    const isMember = who === 'members';
    for (const name of Object.keys(paths.few)) {
      const rate = await medians(ROUNDS, { few: () => rateOf(few, paths.few[name], isMember), many: () => rateOf(many, paths.many[name], isMember) });
      rows.push(flat(`voice-rooms: ${name} for ${who}, time of ${LARGE}`, 1_000 / rate.many, 1_000 / rate.few));
    }
  }
  for (const [name, path] of Object.entries(HEAVY)) {
    const rate = await medians(ROUNDS, { plain: () => rateOf(many, LISTS[UNNARROWED]), heavy: () => rateOf(many, path) });
    rows.push(atMostTimes(...beside(`voice-rooms: ${name}, time of ${LARGE}`, 1_000 / rate.heavy, 1_000 / rate.plain), OF_UNNARROWED));
  }
  return rows;
}

/** For information: a bare Fastify route that answers the same bytes. */
async function besideBareRoute(town, folder) {
  const names = [UNNARROWED, 'one room'];
  const bodies = await Promise.all(names.map(async (name) => ({ body: await (await asked(`${town.url}${LISTS[name]}`)).text() })));
  return besideBare(folder, bodies, async (bare) => {
    const rows = [];
    for (const [index, name] of names.entries()) {
      const rate = await medians(ROUNDS, {
        meydan: () => rateOf(town, LISTS[name]),
        bare: () => load({ url: `${bare}/${index}`, connections: CONNECTIONS, seconds: TURN_S }),
      });
      rows.push(compared(`voice-rooms: ${name}, of ${LARGE}`, rate.meydan, 'bare route', rate.bare));
    }
    return rows;
  });
}

const beside = (figure, measured, baseline) => [figure, inMs(measured), `unnarrowed ${inMs(baseline)}`, measured / baseline];
const flat = (figure, measured, baseline) => atMostTimes(figure, inMs(measured), `of ${SMALL} ${inMs(baseline)}`, measured / baseline, FLAT);

/** What was read before counts no more. */
async function afterChanges(few, many) {
  const read = async (town, path) => {
    await comeOrGo(town);
    return timed(async () => (await asked(`${town.url}${path}`, { headers: { authorization: `Bearer ${town.reader}` } })).arrayBuffer());
  };
  const longest = (name, times) => atMost(`voice-rooms: ${name} after a change, p95 of ${CHANGES}, ${LARGE}`, p95(times), LONGEST_FIRST_MS, 'ms');
  const rows = [];
  for (const name of Object.keys(OF_MEMBERS.few)) {
    const times = await inTurns(CHANGES, { few: () => read(few, OF_MEMBERS.few[name]), many: () => read(many, OF_MEMBERS.many[name]) });
    rows.push(flat(`voice-rooms: ${name} after a change, median of ${CHANGES}, ${LARGE}`, median(times.many), median(times.few)));
    rows.push(longest(name, times.many));
  }
  for (const [name, path] of Object.entries(HEAVY)) rows.push(longest(name, (await inTurns(CHANGES, { many: () => read(many, path) })).many));
  return rows;
}
