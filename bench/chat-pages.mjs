import { asked } from './parts/asked.mjs';
import { besideBare, load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { longChat, longMessage } from './parts/conversations.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedConversations, seedSessions } from './parts/seed.mjs';
import { atMostTimes, compared, inMs } from './parts/table.mjs';
import { medians } from './parts/turns.mjs';

/*
 * What a member with sixty conversations reads, in a town of 1,000 messages and in one of 100,000, all in one conversation, with half as many other
 * conversations: the list, how much is unread, the newest messages of the long conversation and those in its middle. A large town may take 1.3 times as
 * long as a small one. A bare Fastify route that makes the same JSON stands beside, for information: each text here is opened twice. BENCH_MESSAGES makes
 * the large town smaller or larger.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_MESSAGES ?? 100_000);
const CONNECTIONS = 10;
const ROUNDS = 3;
const TURN_S = 2;
const LONGEST_START_MS = 30 * 60_000;
const FLAT = 1.3;

const messages = (query = '') => `/api/chat/${longChat}/messages?limit=50${query}`;
const PAGES = {
  'list of conversations': () => '/api/chat/list?limit=30',
  'how much is unread': () => '/api/chat/unread-count',
  'newest messages': () => messages(),
  'messages in the middle': (count) => messages(`&before=${longMessage(count / 2)}`),
};

export const measure = () => inFolder((small) => inFolder((large) => measureIn(small, large)));

async function measureIn(small, large) {
  const towns = [];
  try {
    towns.push(await opened(small, SMALL));
    towns.push(await opened(large, LARGE));
    const [few, many] = towns;
    const pages = await Promise.all(Object.values(PAGES).map(async (path) => ({ body: await bodyOf(many, path(LARGE)) })));
    return await besideBare(large, pages, (bare) => rows(few, many, bare));
  } finally {
    for (const { child } of towns) await stop(child);
  }
}

async function opened(folder, count) {
  await seedConversations(folder, count);
  const tokens = await seedSessions(folder, 1);
  const { child, url, ready, quiet } = await startMeydan(folder, {}, LONGEST_START_MS);
  await ready();
  await quiet();
  return { child, url, tokens };
}

const bodyOf = async ({ url, tokens }, path) => (await asked(`${url}${path}`, { headers: { authorization: `Bearer ${tokens[0]}` } })).text();

async function rows(few, many, bare) {
  const found = [];
  const of = ({ url, tokens }, path) => load({ url: `${url}${path}`, connections: CONNECTIONS, seconds: TURN_S, tokens });
  for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
    const rate = await medians(ROUNDS, {
      few: () => of(few, path(SMALL)),
      many: () => of(many, path(LARGE)),
      bare: () => load({ url: `${bare}/${index}`, connections: CONNECTIONS, seconds: TURN_S }),
    });
    const [measured, baseline] = [1_000 / rate.many, 1_000 / rate.few];
    found.push(atMostTimes(`chat: ${name}, time of ${LARGE}`, inMs(measured), `of ${SMALL} ${inMs(baseline)}`, measured / baseline, FLAT));
    found.push(compared(`chat: ${name}, of ${LARGE}`, rate.many, 'bare route', rate.bare));
  }
  return found;
}
