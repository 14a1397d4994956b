import { setTimeout as pause } from 'node:timers/promises';
import { asAuditor } from './auditor.mjs';
import { idOf } from './history.mjs';
import { seedOpenReports } from './seed.mjs';
import { atMost } from './table.mjs';
import { p95, timed } from './turns.mjs';

/* How long an auditor waits for a page of the timeline at a hundred thousand facts: 95 of 100 answers, the filters each alone and together. */
const [HISTORY, REPORTS] = [20_000, 100_000];
const ADMIN = 100;
const REQUESTS = 200;
const MOST_MS = 100;

/** Rows of the table. */
export const timeline = () =>
  asAuditor({ facts: HISTORY, more: (folder) => seedOpenReports(folder, REPORTS), member: ADMIN }, async (ask) => {
    const page = (filter) => ask(`timeline?${new URLSearchParams(filter)}`);
    await folded(page);
    const rows = [];
    for (const [kind, filterOf] of Object.entries(KINDS)) {
      const times = [];
      for (let turn = 0; turn < REQUESTS; turn++) {
        let next = null;
        times.push(await timed(async () => ({ next } = await page(filterOf(turn)))));
        // Every other page is the one behind it.
        if (next === null || turn === REQUESTS - 1) continue;
        times.push(await timed(() => page({ ...filterOf(turn), before: next })));
        turn++;
      }
      rows.push(atMost(`audit: timeline of ${REPORTS.toLocaleString('en-US')} facts, ${kind}, p95`, p95(times), MOST_MS, 'ms'));
    }
    return rows;
  });

const DAY = (turn) => `2026-01-${String(1 + (turn % 20)).padStart(2, '0')}`;
const KINDS = {
  'all of it': () => ({}),
  'a member': (turn) => ({ subject: idOf('member', turn) }),
  'an actor': (turn) => ({ actor: idOf('member', turn) }),
  'a type and a rule': () => ({ type: 'ContentReported', rule: 'spam' }),
  days: (turn) => ({ from: DAY(turn), to: DAY(turn) }),
  'a case': (turn) => ({ case: idOf('comment', turn, 1) }),
  'what stands of a kind, in days': (turn) => ({ kind: 'moderation', reversal: 'standing', to: DAY(turn) }),
  'what nobody has': (turn) => ({ kind: 'access', actor: idOf('member', turn), type: 'ContentReported', rule: 'spam' }),
};

/** The timeline follows later than other views: its newest page stays the same once it has all. */
async function folded(page) {
  for (let [last, since] = ['', Date.now()]; Date.now() - since < 3_000; await pause(500)) {
    const newest = JSON.stringify((await page({})).rows[0] ?? null);
    if (newest !== last) [last, since] = [newest, Date.now()];
  }
}
