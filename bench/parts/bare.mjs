import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answers, freePort, outputOf, startNode, stop } from './children.mjs';

const BARE = fileURLToPath(new URL('./bare-route.mjs', import.meta.url));
const LOAD = fileURLToPath(new URL('./load.mjs', import.meta.url));

/** Lets a bare Fastify route in a process of its own make the same JSON as each page, at `<address>/<number of the page>`, while the work is done. */
export async function besideBare(folder, pages, work) {
  const files = await Promise.all(
    pages.map(async ({ body }, index) => {
      const file = join(folder, `page-${index}.json`);
      await writeFile(file, body);
      return file;
    }),
  );
  const port = await freePort();
  const child = startNode(BARE, [String(port), ...files]);
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/0`, child, 10_000);
    return await work(address);
  } finally {
    await stop(child);
  }
}

/** Requests a second that are answered, asked from a process of its own. */
export const load = async (order) => Number(await outputOf(startNode(LOAD, [JSON.stringify(order)])));
