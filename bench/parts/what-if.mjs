import { asked, post } from './asked.mjs';
import { stop } from './children.mjs';
import { inFolder } from './folder.mjs';
import { startMeydan } from './meydan.mjs';
import { seed, seedSessions, seedWarnings } from './seed.mjs';
import { atMost } from './table.mjs';
import { appointAdmin } from './travel.mjs';

/*
 * How long an auditor waits until another rule was tried on a log of a million facts, from its first day to its last: the ends of suspensions
 * and the words of every text, which are opened one by one. Meanwhile others go on: how long they wait for a page of the forum is told beside it.
 */
const FACTS = 1_000_000;
const WARNINGS = 30_000;
/** From the first day of the history to the last that may be asked for. */
const [FROM, TO] = ['2026-01-01', new Date().toISOString().slice(0, 10)];
const [SANCTIONS_S, WORDS_S, OTHERS_MS] = [60, 300, 200];
const LONGEST_START_MS = 900_000;
const LOOK_EVERY_MS = 250;

/** Rows of the table. */
export const whatIf = () =>
  inFolder(async (folder) => {
    await seed(folder, FACTS);
    await seedWarnings(folder, WARNINGS);
    await appointAdmin(folder, 0);
    const [token] = await seedSessions(folder, 1);
    const meydan = await startMeydan(folder, {}, LONGEST_START_MS);
    try {
      await meydan.ready();
      const rows = [];
      for (const [kind, { request, most }] of Object.entries(KINDS)) {
        const { seconds, waits, result } = await tried(meydan.url, token, { from: FROM, to: TO, ...request });
        if (result.looked_at === 0 || result.members === 0) throw new Error(`trying ${kind} found nothing: ${JSON.stringify(result)}`);
        const p95 = waits.sort((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1];
        rows.push(atMost(`audit: what-if over ${FACTS.toLocaleString('en-US')} facts, ${kind}`, seconds, most, 's'));
        rows.push(atMost(`audit: a page of the forum meanwhile, ${kind}, p95`, p95, OTHERS_MS, 'ms'));
      }
      return rows;
    } finally {
      await stop(meydan.child);
    }
  });

const KINDS = {
  'another threshold': { request: { rule: 'sanctions', values: { warningThreshold: 2 } }, most: SANCTIONS_S },
  'other words': { request: { rule: 'words', watch: ['paket', 'kod*'], consequence: 'hold' }, most: WORDS_S },
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts one and asks for it, and for a page of the forum, until it is done. */
async function tried(url, token, request) {
  const runs = `${url}/api/console/audit/what-if`;
  const ask = async (address, options = { headers: { authorization: `Bearer ${token}` } }) => (await (await asked(address, options)).json()).data;
  const began = performance.now();
  const { id } = await ask(runs, post(request, token));
  for (const waits = []; ; await pause(LOOK_EVERY_MS)) {
    const { state, result } = await ask(`${runs}/${id}`);
    if (state === 'done') return { seconds: (performance.now() - began) / 1_000, waits, result };
    if (state !== 'running' && state !== 'waiting') throw new Error(`the run is ${state}`);
    const then = performance.now();
    await ask(`${url}/api/forum/topics?limit=20`);
    waits.push(performance.now() - then);
  }
}
