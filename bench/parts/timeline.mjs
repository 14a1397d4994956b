import { asked } from './asked.mjs';
import { stop } from './children.mjs';
import { inFolder } from './folder.mjs';
import { idOf } from './history.mjs';
import { startMeydan } from './meydan.mjs';
import { seed, seedOpenReports, seedSessions } from './seed.mjs';
import { atMost } from './table.mjs';
import { appointAdmin } from './travel.mjs';

/* How long an auditor waits for a page of the timeline at a hundred thousand facts: 95 of 100 answers, the filters each alone and together. */
const [HISTORY, REPORTS] = [20_000, 100_000];
const ADMIN = 100;
const REQUESTS = 200;
const MOST_MS = 100;
const LONGEST_START_MS = 900_000;

/** Rows of the table. */
export const timeline = () =>
  inFolder(async (folder) => {
    await seed(folder, HISTORY);
    await seedOpenReports(folder, REPORTS);
    await appointAdmin(folder, ADMIN);
    const token = (await seedSessions(folder, ADMIN + 1)).at(-1);
    const meydan = await startMeydan(folder, {}, LONGEST_START_MS);
    try {
      await meydan.ready();
      const ask = async (filter) => {
        const address = `${meydan.url}/api/console/audit/timeline?${new URLSearchParams(filter)}`;
        return (await (await asked(address, { headers: { authorization: `Bearer ${token}` } })).json()).data;
      };
      await folded(ask);
      const rows = [];
      for (const [kind, filterOf] of Object.entries(KINDS)) {
        const times = [];
        for (let turn = 0; turn < REQUESTS; turn++) {
          const began = performance.now();
          const { next } = await ask(filterOf(turn));
          times.push(performance.now() - began);
          // Every other page is the one behind it.
          if (next === null || turn === REQUESTS - 1) continue;
          const then = performance.now();
          await ask({ ...filterOf(turn), before: next });
          times.push(performance.now() - then);
          turn++;
        }
        const p95 = times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];
        rows.push(atMost(`audit: timeline of ${REPORTS.toLocaleString('en-US')} facts, ${kind}, p95`, p95, MOST_MS, 'ms'));
      }
      return rows;
    } finally {
      await stop(meydan.child);
    }
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

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The timeline follows later than other views: its newest page stays the same once it has all. */
async function folded(ask) {
  for (let [last, since] = ['', Date.now()]; Date.now() - since < 3_000; await pause(500)) {
    const page = JSON.stringify((await ask({})).rows[0] ?? null);
    if (page !== last) [last, since] = [page, Date.now()];
  }
}
