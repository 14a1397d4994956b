import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed, seedOpenReports, seedSessions } from './parts/seed.mjs';
import { atMost } from './parts/table.mjs';
import { p95, timed } from './parts/turns.mjs';

/*
 * How long 95 of 100 pages of the queue of cases take at most with 100,000 open reports, from its beginning and from its end, in the orders
 * that the console offers; and whether every report is in one case.
 */
const REPORTS = 100_000;
/** One to four reports are about a comment, and a topic has a dozen. */
const TOPICS = Math.ceil(REPORTS / 2.5 / 12) + 1;
const EVENTS_PER_TOPIC = 14;
const REQUESTS = 200;
const MOST_MS = 100;
const PAGE = 25;
const ORDERS = { 'gravest first': ['priority', 'DESC'], 'oldest first': ['opened_at', 'ASC'] };

export const measure = () =>
  inFolder(async (folder) => {
    await seed(folder, TOPICS * EVENTS_PER_TOPIC);
    await seedOpenReports(folder, REPORTS);
    const [token] = await seedSessions(folder, 1);
    const meydan = await startMeydan(folder);
    try {
      await meydan.ready();
      const ask = (order, from) => page(meydan.url, token, order, from);
      const rows = [];
      for (const [name, order] of Object.entries(ORDERS)) {
        const { total } = await ask(order, 0);
        const last = total - PAGE;
        for (const [end, from] of Object.entries({ 'first page': 0, 'last page': last }))
          rows.push(atMost(`desk: p95 of ${REQUESTS} requests, ${name}, ${end} of ${total} cases`, await longest(() => ask(order, from)), MOST_MS, 'ms'));
      }
      rows.push(await reportsInCases(ask));
      return rows;
    } finally {
      await stop(meydan.child);
    }
  });

async function page(url, token, sort, from) {
  const query = new URLSearchParams({ filter: '{"state":"open"}', sort: JSON.stringify(sort), range: JSON.stringify([from, from + PAGE - 1]) });
  const answer = await fetch(`${url}/api/console/cases?${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the queue answered ${answer.status}: ${await answer.text()}`);
  return { rows: await answer.json(), total: Number(answer.headers.get('content-range').split('/')[1]) };
}

async function longest(take) {
  const times = [];
  for (let turn = 0; turn < REQUESTS; turn++) times.push(await timed(take));
  return p95(times);
}

/** How many reports are not in exactly one case, as the queue from its beginning to its end shows them. */
async function reportsInCases(ask) {
  let reports = 0;
  const ids = new Set();
  for (let from = 0; ; from += PAGE) {
    const { rows, total } = await ask(ORDERS['oldest first'], from);
    for (const row of rows) {
      reports += row.reports;
      ids.add(row.id);
    }
    if (from + PAGE >= total) return atMost('desk: reports that stand in no case, or in two', Math.abs(REPORTS - reports) + (total - ids.size), 0, 'reports');
  }
}
