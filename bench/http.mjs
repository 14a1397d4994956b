import { besideBare, load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed } from './parts/seed.mjs';
import { compared } from './parts/table.mjs';
import { medians } from './parts/turns.mjs';

/*
 * Requests a second of a guest who reads the list of topics and a topic, against a bare Fastify route in another process that makes the
 * same data into JSON for each request. Server, bare server and load generator each have their own process; only one server is asked at a time.
 */
const TOPICS = 2_000;
const EVENTS_PER_TOPIC = 14;
const CONNECTIONS = [10, 50];
const ROUNDS = 5;
const TURN_S = 2;
const AIM = 0.6;
const LIST = '/api/forum/topics?limit=20';

export const measure = () =>
  inFolder(async (folder) => {
    await seed(folder, TOPICS * EVENTS_PER_TOPIC);
    const meydan = await startMeydan(folder);
    try {
      await meydan.ready();
      const pages = await pagesOf(meydan.url);
      return await besideBare(folder, pages, (bare) => measurePages(meydan.url, bare, pages));
    } finally {
      await stop(meydan.child);
    }
  });

async function pagesOf(url) {
  const list = await textOf(`${url}${LIST}`);
  const path = `/api/forum/posts/${JSON.parse(list).data[0].id}`;
  return [
    { name: 'topic list', path: LIST, body: list, aim: AIM },
    { name: 'topic', path, body: await textOf(`${url}${path}`) },
  ];
}

async function textOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function measurePages(url, bareUrl, pages) {
  const rows = [];
  for (const [index, { name, path, body, aim }] of pages.entries()) {
    const bare = `${bareUrl}/${index}`;
    if ((await textOf(bare)) !== body) throw new Error(`the bare route answers other bytes than ${path}`);
    for (const connections of CONNECTIONS) {
      const rates = await medians(ROUNDS, {
        meydan: () => load({ url: `${url}${path}`, connections, seconds: TURN_S }),
        bare: () => load({ url: bare, connections, seconds: TURN_S }),
      });
      rows.push(compared(`http: ${name}, ${connections} connections`, rates.meydan, 'bare Fastify', rates.bare, aim));
    }
  }
  return rows;
}
