import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { stop } from './children.mjs';
import { inFolder } from './folder.mjs';
import { idOf } from './history.mjs';
import { startMeydan } from './meydan.mjs';
import { openStores, seed, seedOpenReports, seedSessions } from './seed.mjs';
import { atMost } from './table.mjs';

/*
 * How long an auditor waits for anything as it stood at a moment of a log of a million facts, with thousands of open cases: 95 of 100
 * answers of each kind, asked by places and by times from its beginning to its end.
 */
const FACTS = 1_000_000;
const REPORTS = 20_000;
const REQUESTS = 40;
const MOST_MS = 2_000;
const LONGEST_START_MS = 900_000;
const COMMENTS = 12;
const LOOK_EVERY_MS = 2_000;
/** Nobody looks at the past of themselves or of their own texts: this member wrote none of those that are asked for. */
const ADMIN = 4_000;

/** Rows of the table. */
export const travel = () =>
  inFolder(async (folder) => {
    await seed(folder, FACTS);
    await seedOpenReports(folder, REPORTS);
    await appointAdmin(folder, ADMIN);
    const token = (await seedSessions(folder, ADMIN + 1)).at(-1);
    const meydan = await startMeydan(folder, {}, LONGEST_START_MS);
    try {
      await meydan.ready();
      const ask = asker(meydan.url, token);
      await linked(ask);
      const { position: head } = await ask('past/policy', `?at=${FACTS}`);
      const rows = [];
      for (const [kind, pathOf] of Object.entries(KINDS)) {
        const times = [];
        for (let turn = 0; turn < REQUESTS; turn++) {
          // Half of them by a place, half by a time.
          const share = turn / REQUESTS;
          const at = turn % 2 === 0 ? Math.max(1, Math.floor(head * share)) : new Date(FIRST + (LAST - FIRST) * share).toISOString();
          const began = performance.now();
          await ask(`past/${pathOf(turn)}`, `?at=${encodeURIComponent(at)}`);
          times.push(performance.now() - began);
        }
        const p95 = times.sort((one, other) => one - other)[Math.ceil(REQUESTS * 0.95) - 1];
        rows.push(atMost(`audit: travel to a moment of ${FACTS.toLocaleString('en-US')} facts, ${kind}, p95`, p95, MOST_MS, 'ms'));
      }
      return rows;
    } finally {
      await stop(meydan.child);
    }
  });

/** The history takes a step of twenty seconds. */
const FIRST = Date.parse('2026-01-01T06:00:00Z');
const LAST = FIRST + FACTS * 20_000;

const KINDS = {
  case: (turn) => `case/${idOf('comment', Math.floor(turn / COMMENTS), 1 + (turn % COMMENTS))}`,
  member: (turn) => `member/${idOf('member', turn)}`,
  text: (turn) => `content/${idOf('topic', turn * 100)}`,
  queue: () => 'queue',
  category: (turn) => `category/${idOf('category', turn % 8)}`,
  policy: () => 'policy',
};

const asker = (url, token) => async (path, query) => {
  const answer = await fetch(`${url}/api/console/audit/${path}${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the audit's ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
};

/** The history came without its chain: it is linked once the application runs. */
async function linked(ask) {
  for (let facts = 0; ; await pause(LOOK_EVERY_MS)) {
    const before = facts;
    ({ facts } = await ask('chain', ''));
    if (facts >= FACTS && facts === before) return;
  }
}

/** Makes an admin of a member of the history who has no role yet. */
export async function appointAdmin(folder, number) {
  const stores = await openStores(folder);
  const memberId = idOf('member', number);
  const id = randomUUID();
  const granted = { type: 'RoleGranted', data: { memberId, role: 'admin' }, id, at: new Date(LAST).toISOString(), schema: 1 };
  const origin = { actor: { id: 'system', role: 'system' }, correlationId: id, causationId: null };
  await stores.log.append(`account-${memberId}`, 1, [await stores.reader.seal({ ...granted, ...origin })]);
  await stores.close();
}
