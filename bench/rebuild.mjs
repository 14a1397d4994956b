import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { backend } from './parts/backend.mjs';
import { contentsOf, emptyViews, foldAll, insertBare } from './parts/first-start.mjs';
import { inFolder } from './parts/folder.mjs';
import { openStores, seed } from './parts/seed.mjs';
import { atLeast, compared } from './parts/table.mjs';
import { medians } from './parts/turns.mjs';

/*
 * Events a second at which each projection's views are built anew from the log, beside the live ones, and swapped in; beside it the pace
 * at which the log can be read at all. Two builds must give the same bytes. Last, all views at once in one pass, as a first start builds
 * them, beside bare inserts of the rows that come out of it into the same tables with the same indexes.
 */
const EVENTS = 200_000;
const ROUNDS = 3;
const READ_AT_ONCE = 2_000;
/** Nearly all that a forum records is for its forum views. */
const AIMED = { forum: 40_000 };
const AIMED_OF_BARE = 0.6;

export const measure = () =>
  inFolder(async (folder) => {
    const head = await seed(folder, EVENTS);
    const stores = await openStores(folder);
    try {
      const apart = await measureAll(stores, head);
      return [...apart, await measureTogether(folder, stores, head)];
    } finally {
      await stores.close();
    }
  });

async function measureTogether(folder, stores, head) {
  await emptyViews(stores);
  await foldAll(stores, head);
  const contents = contentsOf(folder);
  let turn = 0;
  const rates = await medians(ROUNDS, {
    together: async () => {
      await emptyViews(stores);
      return rateOf(head, () => foldAll(stores, head));
    },
    bare: () => rateOf(head, async () => insertBare(join(folder, `bare-${turn++}.db`), contents)),
  });
  return compared('rebuild: all views at once, events of the log', rates.together, 'bare SQLite', rates.bare, AIMED_OF_BARE);
}

async function measureAll({ log, views, reader, projections }, head) {
  const { rebuild } = await backend('platform/projections/rebuild.js');
  const bytes = new Map();
  const rebuilding = (projection) => async () => {
    const rate = await rateOf(head, () => rebuild(log, views, reader, projection, () => undefined));
    for (const view of projection.views) mustBeSame(bytes, view, await digestOf(views.dump(view)));
    return rate;
  };
  const contenders = Object.fromEntries(projections.map((projection) => [projection.name, rebuilding(projection)]));
  const rates = await medians(ROUNDS, { log: () => rateOf(head, () => readAll(log)), ...contenders });
  return projections.map(({ name }) => {
    const figure = `rebuild: ${name}, events of the log`;
    const aim = AIMED[name];
    return aim ? atLeast(figure, rates[name], 'reading alone', rates.log, aim) : compared(figure, rates[name], 'reading alone', rates.log);
  });
}

async function rateOf(events, work) {
  const started = performance.now();
  await work();
  return (events / (performance.now() - started)) * 1000;
}

async function readAll(log) {
  let position = 0;
  for (;;) {
    const events = await log.readAll(position, READ_AT_ONCE);
    if (events.length === 0) return;
    position = events.at(-1).position;
  }
}

async function digestOf(lines) {
  const digest = createHash('sha256');
  for await (const line of lines) digest.update(line);
  return digest.digest('hex');
}

function mustBeSame(bytes, view, digest) {
  if (bytes.has(view) && bytes.get(view) !== digest) throw new Error(`two builds of ${view} differ`);
  bytes.set(view, digest);
}
