import { setTimeout as pause } from 'node:timers/promises';
import { idOf } from './history.mjs';
import { atMost } from './table.mjs';
import { p95, timed } from './turns.mjs';

/*
 * How long an auditor waits for anything as it stood at a moment of a log of a million facts, with thousands of open cases: 95 of 100
 * answers of each kind, asked by places and by times from its beginning to its end.
 */
const REQUESTS = 40;
const MOST_MS = 2_000;
const COMMENTS = 12;
const LOOK_EVERY_MS = 2_000;

/** Rows of the table, of a log of so many facts. */
export async function travel(ask, facts) {
  await linked(ask, facts);
  const { position: head } = await ask(`past/policy?at=${facts}`);
  const rows = [];
  for (const [kind, pathOf] of Object.entries(KINDS)) {
    const times = [];
    for (let turn = 0; turn < REQUESTS; turn++) {
      // Half of them by a place, half by a time.
      const share = turn / REQUESTS;
      const at = turn % 2 === 0 ? Math.max(1, Math.floor(head * share)) : new Date(FIRST + facts * STEP_MS * share).toISOString();
      times.push(await timed(() => ask(`past/${pathOf(turn)}?at=${encodeURIComponent(at)}`)));
    }
    rows.push(atMost(`audit: travel to a moment of ${facts.toLocaleString('en-US')} facts, ${kind}, p95`, p95(times), MOST_MS, 'ms'));
  }
  return rows;
}

/** The history begins here, and takes such steps. */
const FIRST = Date.parse('2026-01-01T06:00:00Z');
const STEP_MS = 20_000;

const KINDS = {
  case: (turn) => `case/${idOf('comment', Math.floor(turn / COMMENTS), 1 + (turn % COMMENTS))}`,
  member: (turn) => `member/${idOf('member', turn)}`,
  text: (turn) => `content/${idOf('topic', turn * 100)}`,
  queue: () => 'queue',
  category: (turn) => `category/${idOf('category', turn % 8)}`,
  policy: () => 'policy',
};

/** The history came without its chain: it is linked once the application runs. */
async function linked(ask, all) {
  for (let facts = 0; ; await pause(LOOK_EVERY_MS)) {
    const before = facts;
    ({ facts } = await ask('chain'));
    if (facts >= all && facts === before) return;
  }
}
