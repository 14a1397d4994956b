import { setTimeout as pause } from 'node:timers/promises';
import { asked, post } from './asked.mjs';
import { atMost } from './table.mjs';
import { p95, timed } from './turns.mjs';

/*
 * How long an auditor waits until another rule was tried on a log of a million facts, from its first day to its last: the ends of suspensions
 * and the words of every text, which are opened one by one. Meanwhile others go on: how long they wait for a page of the forum is told beside it.
 */
/** From the first day of the history to the last that may be asked for. */
const [FROM, TO] = ['2026-01-01', new Date().toISOString().slice(0, 10)];
const [SANCTIONS_S, WORDS_S, OTHERS_MS] = [60, 300, 200];
const LOOK_EVERY_MS = 250;

/** Rows of the table, of a log of so many facts. */
export async function whatIf(ask, facts, { url, token }) {
  const rows = [];
  for (const [kind, { request, most }] of Object.entries(KINDS)) {
    const { seconds, waits, result } = await tried(ask, url, token, { from: FROM, to: TO, ...request });
    if (result.looked_at === 0 || result.members === 0) throw new Error(`trying ${kind} found nothing: ${JSON.stringify(result)}`);
    rows.push(atMost(`audit: what-if over ${facts.toLocaleString('en-US')} facts, ${kind}`, seconds, most, 's'));
    rows.push(atMost(`audit: a page of the forum meanwhile, ${kind}, p95`, p95(waits), OTHERS_MS, 'ms'));
  }
  return rows;
}

const KINDS = {
  'another threshold': { request: { rule: 'sanctions', values: { warningThreshold: 2 } }, most: SANCTIONS_S },
  'other words': { request: { rule: 'words', watch: ['paket', 'kod*'], consequence: 'hold' }, most: WORDS_S },
};

/** Starts one and asks for it, and for a page of the forum, until it is done. */
async function tried(ask, url, token, request) {
  const began = performance.now();
  const started = await asked(`${url}/api/console/audit/what-if`, post(request, token));
  const { id } = (await started.json()).data;
  for (const waits = []; ; await pause(LOOK_EVERY_MS)) {
    const { state, result } = await ask(`what-if/${id}`);
    if (state === 'done') return { seconds: (performance.now() - began) / 1_000, waits, result };
    if (state !== 'running' && state !== 'waiting') throw new Error(`the run is ${state}`);
    waits.push(await timed(async () => (await asked(`${url}/api/forum/topics?limit=20`)).json()));
  }
}
