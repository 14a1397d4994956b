import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answers, freePort, outputOf, startNode, stop } from './parts/children.mjs';
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

const script = (name) => fileURLToPath(new URL(`parts/${name}`, import.meta.url));

export const measure = () =>
  inFolder(async (folder) => {
    await seed(folder, TOPICS * EVENTS_PER_TOPIC);
    const meydan = await startMeydan(folder);
    const children = [meydan.child];
    try {
      await meydan.ready();
      const pages = await pagesOf(meydan.url);
      const port = await freePort();
      children.push(startNode(script('bare-route.mjs'), [String(port), ...(await saved(folder, pages))]));
      await answers(`http://127.0.0.1:${port}/0`, children[1], 10_000);
      return await measurePages(meydan.url, `http://127.0.0.1:${port}`, pages);
    } finally {
      await Promise.all(children.map(stop));
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

const saved = (folder, pages) =>
  Promise.all(
    pages.map(async ({ body }, index) => {
      const file = join(folder, `page-${index}.json`);
      await writeFile(file, body);
      return file;
    }),
  );

async function measurePages(url, bareUrl, pages) {
  const rows = [];
  for (const [index, { name, path, body, aim }] of pages.entries()) {
    const bare = `${bareUrl}/${index}`;
    if ((await textOf(bare)) !== body) throw new Error(`the bare route answers other bytes than ${path}`);
    for (const connections of CONNECTIONS) {
      const rates = await medians(ROUNDS, { meydan: () => load(`${url}${path}`, connections), bare: () => load(bare, connections) });
      rows.push(compared(`http: ${name}, ${connections} connections`, rates.meydan, 'bare Fastify', rates.bare, aim));
    }
  }
  return rows;
}

const load = async (url, connections) => Number(await outputOf(startNode(script('load.mjs'), [JSON.stringify({ url, connections, seconds: TURN_S })])));
