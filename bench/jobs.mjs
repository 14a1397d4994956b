import { asked, post } from './parts/asked.mjs';
import { besideBare } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { COMMON_WORD, jobId } from './parts/jobs.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedJobs } from './parts/seed.mjs';
import { atMost, atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, p95, timed } from './parts/turns.mjs';

/*
 * Job listings among 1,000 and among 100,000. No two questions about distance, salary and text are the same, so that nothing that was answered
 * before is answered again; p95 of them in the large town is at most 1.3 times that of the small one, where a page is full in both, and at most
 * twice that of the list without filters. The list and the page of one listing stand beside a bare route that answers the same bytes.
 * BENCH_JOBS makes the large town smaller or larger.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_JOBS ?? 100_000);
const MEMBERS = 2_000;
const LONGEST_START_MS = 30 * 60_000;
/** So many that a busy machine does not decide which of two answers took longer. */
const TURNS = 400;
const FLAT = 1.3;
const OF_UNFILTERED = 2;
const LONGEST_MS = 250;
const SETTINGS = { NEW_MEMBER_POSTS: '0', HOLD_FIRST_POSTS: '0' };

const JOBS = '/api/career/jobs';
const UNFILTERED = `${JOBS}?limit=20`;
const SORTS = ['newest', 'salary', 'near', 'deadline'];

/** Distance, salary and text: each time others, of which much is found. */
function combined(turn, sort = 'newest') {
  const query = { limit: 20, search: COMMON_WORD, province: '34', km: 40 + (turn % 200), salary_min: 40_000 + turn * 37, without_salary: false, sort };
  return `${JOBS}?${new URLSearchParams(query)}`;
}

export const measure = () => inFolder((small) => inFolder((large) => inFolder((bare) => measureIn(small, large, bare))));

async function measureIn(small, large, folder) {
  const towns = [];
  try {
    for (const [place, count] of [
      [small, SMALL],
      [large, LARGE],
    ])
      towns.push(await opened(place, count));
    const [few, many] = towns;
    return [...(await lists(few, many)), ...(await counts(few, many)), ...(await bareRows(many, folder))];
  } finally {
    for (const { child } of towns) await stop(child);
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`;

async function opened(folder, count) {
  const opening = performance.now();
  await seedJobs(folder, count, MEMBERS);
  const began = performance.now();
  const { child, url, ready, quiet } = await startMeydan(folder, SETTINGS, LONGEST_START_MS);
  await ready();
  await quiet();
  const first = await timed(() => body(url, UNFILTERED));
  console.log(`jobs: ${count} written in ${seconds(began - opening)}, the first list ${inMs(first)} after the start`);
  return { child, url };
}

const body = async (url, path, init) => Buffer.from(await (await asked(`${url}${path}`, init)).arrayBuffer());
const flat = (figure, many, few) => atMostTimes(figure, inMs(many), `of ${SMALL} ${inMs(few)}`, many / few, FLAT);

async function lists(few, many) {
  const rows = [];
  for (const sort of SORTS) {
    let turn = 0;
    const times = await inTurns(TURNS, {
      unfiltered: () => timed(() => body(many.url, UNFILTERED)),
      few: () => timed(() => body(few.url, combined(turn, sort))),
      many: () => timed(() => body(many.url, combined(turn++, sort))),
    });
    const figure = `jobs: distance, salary and text, in order of ${sort}, p95 of ${TURNS}, ${LARGE}`;
    rows.push(flat(figure, p95(times.many), p95(times.few)));
    rows.push(atMostTimes(figure, inMs(p95(times.many)), `unfiltered ${inMs(p95(times.unfiltered))}`, p95(times.many) / p95(times.unfiltered), OF_UNFILTERED));
  }
  return rows;
}

/** What counts all that is found grows with it, and has aims of its own. */
async function counts(few, many) {
  const near = (turn) => post({ lat: 41 + turn / 1_000, lng: 29, km: 60, sort: 'near' });
  const asks = {
    facets: (url, turn) => body(url, combined(turn).replace('/jobs?', '/facets?').replace('limit=20&', '')),
    map: (url, turn) => body(url, combined(turn).replace('/jobs?', '/map?').replace('limit=20&', '')),
    'near a position': (url, turn) => body(url, `${JOBS}/near`, near(turn)),
    similar: (url, turn) => body(url, `${JOBS}/${jobId(turn)}/similar`),
  };
  const rows = [];
  for (const [name, ask] of Object.entries(asks)) {
    let turn = 0;
    const times = await inTurns(TURNS / 4, { few: () => timed(() => ask(few.url, turn)), many: () => timed(() => ask(many.url, turn++)) });
    rows.push(atMost(`jobs: ${name}, p95 of ${TURNS / 4}, ${LARGE} (${SMALL}: ${inMs(p95(times.few))})`, p95(times.many), LONGEST_MS, 'ms'));
  }
  return rows;
}

/** Beside a bare route; for information. */
async function bareRows({ url }, folder) {
  const pages = { list: UNFILTERED, page: `${JOBS}/${jobId(0)}` };
  const bodies = await Promise.all(Object.values(pages).map(async (path) => ({ body: await body(url, path) })));
  return besideBare(folder, bodies, async (bare) => {
    const rows = [];
    for (const [index, [name, path]] of Object.entries(pages).entries()) {
      const times = await inTurns(TURNS, { bare: () => timed(() => body(bare, `/${index}`)), meydan: () => timed(() => body(url, path)) });
      const [measured, baseline] = [p95(times.meydan), p95(times.bare)];
      rows.push({
        ...atMostTimes(`jobs: ${name}, p95 of ${TURNS}, ${LARGE}`, inMs(measured), `bare ${inMs(baseline)}`, measured / baseline, 0),
        aim: '',
        ok: null,
      });
    }
    return rows;
  });
}
