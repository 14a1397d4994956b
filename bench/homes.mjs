import { join } from 'node:path';
import { startEngines } from '../backend/bin/engines/second-home.mjs';
import { load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed } from './parts/seed.mjs';
import { compared } from './parts/table.mjs';
import { medians } from './parts/turns.mjs';

/*
 * The same forum in both homes: requests a second of the topic list, a topic and a reply, embedded (one process, one folder), on the second
 * home in one process, and on the second home with api, projector and worker in a process each. All engines run on this one machine
 * too, so what the second home is for does not show here: what it costs does.
 */
const TOPICS = { mongodb: 300, ferretdb: 25 };
const EVENTS_PER_TOPIC = 14;
const CONNECTIONS = 4;
const ROUNDS = 3;
const TURN_S = 2;
const ADMIN = { ADMIN_EMAIL: 'olcen@example.com', ADMIN_USERNAME: 'olcen', ADMIN_PASSWORD: 'olcmek-icin-bir-parola' };

export const measure = () =>
  inFolder(async (folder) => {
    const engines = await startEngines();
    if (!engines) {
      console.log('homes: NOT RUN, there is no server of MongoDB’s protocol');
      return [];
    }
    console.log(`homes: the second home is ${engines.names}`);
    const isFerretDb = engines.names.includes('FerretDB');
    // FerretDB finds by id alone and looks through whole collections for the rest, a guarded update of one document included.
    if (isFerretDb) console.log('homes: FerretDB has no index but the one on ids, so a small town is measured; MONGODB_URL measures a full one');
    try {
      return await measureHomes(folder, await settingsOf(engines), EVENTS_PER_TOPIC * (isFerretDb ? TOPICS.ferretdb : TOPICS.mongodb));
    } finally {
      await engines.stop();
    }
  });

const settingsOf = async ({ eventStore, mongo, redis }) => ({
  EVENTSTORE_URL: await eventStore.open('bench'),
  MONGODB_URL: mongo.url('bench'),
  REDIS_URL: redis.url(0),
  MASTER_KEY: '5b'.repeat(32),
});

async function measureHomes(folder, engines, events) {
  const home = join(folder, 'embedded');
  await seed(home, events);
  await seed(join(folder, 'second'), events, engines);
  const embedded = await ratesOf([{ folder: home, settings: ADMIN }]);
  const second = { ...engines, ...ADMIN };
  const at = (name) => join(folder, name);
  const one = await ratesOf([{ folder: at('one'), settings: second }]);
  const roles = ['worker', 'projector', 'api'];
  const three = await ratesOf(roles.map((role) => ({ folder: at(role), settings: { ...second, ROLES: role } })));
  return Object.keys(embedded).flatMap((name) => [
    compared(`homes: ${name}, second home`, one[name], 'embedded', embedded[name]),
    compared(`homes: ${name}, second home in three processes`, three[name], 'in one', one[name]),
  ]);
}

/** Starts these processes, asks the last one, and ends them. */
async function ratesOf(processes) {
  const running = [];
  try {
    for (const { folder, settings } of processes) {
      const meydan = await startMeydan(folder, settings);
      running.push(meydan);
      await meydan.ready();
    }
    const { url } = running.at(-1);
    const token = await signIn(url);
    const { data } = await json(`${url}/api/forum/topics?limit=20`);
    const topic = `${url}/api/forum/posts/${data[0].id}`;
    const reply = { tokens: [token], body: { content: 'A comment that is written to be measured.' } };
    return await medians(ROUNDS, {
      'topic list': () => rate(`${url}/api/forum/topics?limit=20`),
      topic: () => rate(topic),
      reply: () => rate(`${url}/api/forum/topics/${data[0].id}/comments`, reply),
    });
  } finally {
    for (const { child } of running.reverse()) await stop(child);
  }
}

async function signIn(url) {
  const body = JSON.stringify({ identifier: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD });
  const { data } = await json(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return data.session.token;
}

async function json(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const rate = (url, write = {}) => load({ url, connections: CONNECTIONS, seconds: TURN_S, ...write });
