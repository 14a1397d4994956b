import { asked, post } from './parts/asked.mjs';
import { load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { idOf } from './parts/history.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { COMMON_TAG, COMMON_WORD, OWNER, projectsOfOthers, SKILLS } from './parts/projects.mjs';
import { seedProjects, seedSessions } from './parts/seed.mjs';
import { atMost, atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, median, medians, timed } from './parts/turns.mjs';

/*
 * The lists of projects among 1,000 and among 100,000: unfiltered, by each filter, by all of them at once, in each order and far down; the open
 * postings; and what suits a member. What is asked again and again is in memory, so that counts as requests a second; how long what is asked first
 * takes is counted right after a project was edited. By all filters at once a list takes at most twice as long as without any, and a large town at
 * most 1.3 times as long as a small one where as much is found in both. What has to be found first to be counted grows with what is found: it has an
 * aim of its own. BENCH_PROJECTS makes the large town smaller or larger.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_PROJECTS ?? 100_000);
const MEMBERS = 100;
const CONNECTIONS = 10;
const ROUNDS = 3;
const TURN_S = 1;
const LONGEST_START_MS = 30 * 60_000;
/** So many that a busy machine does not decide which of two answers took longer. */
const EDITS = 100;
const FLAT = 1.3;
const OF_UNFILTERED = 2;
const LONGEST_FIRST_MS = 250;
/** Nobody is new here. */
const SETTINGS = { NEW_MEMBER_POSTS: '0', HOLD_FIRST_POSTS: '0' };

const EDITED = projectsOfOthers(SMALL, MEMBERS);

const list = (query = '') => `/api/projects?limit=20${query && `&${query}`}`;
const EACH = {
  stage: 'stage=beta',
  visibility: 'visibility=public',
  tag: `tags=${COMMON_TAG}`,
  words: `search=${COMMON_WORD}`,
  owner: `owner_id=${idOf('member', OWNER)}`,
  'with postings': 'has_help_wanted=true',
  'with open postings': 'help_wanted_is_open=true',
};
const ALL = Object.values(EACH).join('&');
const SORTS = ['created_at', 'followers', 'members', 'title'];
const FAR = LARGE / 2;

const UNFILTERED = 'list';
const COMBINED = 'all filters';
/** A page of them is as long in both towns. */
const LISTS = {
  [UNFILTERED]: list(),
  ...Object.fromEntries(Object.entries(EACH).map(([name, query]) => [`by ${name}`, list(query)])),
  ...Object.fromEntries(SORTS.map((sort) => [`in order of ${sort}`, list(`sort_by=${sort}`)])),
  'open postings': '/api/projects/help-wanted?limit=20&status=open',
};
/** Of the large town alone. */
const HEAVY = {
  [COMBINED]: list(ALL),
  ...Object.fromEntries(SORTS.map((sort) => [`all filters, in order of ${sort}`, list(`${ALL}&sort_by=${sort}`)])),
  ...Object.fromEntries(['updated_at', ...SORTS].map((sort) => [`far down in order of ${sort}`, list(`sort_by=${sort}&offset=${FAR}`)])),
  'far down with a tag in order of title': list(`tags=${COMMON_TAG}&sort_by=title&offset=${FAR / 10}`),
  'open postings far down': `/api/projects/help-wanted?limit=20&status=open&offset=${FAR / 10}`,
};
const MATCHES = '/api/projects/matches';

export const measure = () => inFolder((small) => inFolder((large) => measureIn(small, large)));

async function measureIn(small, large) {
  const towns = [];
  try {
    for (const [folder, projects] of [
      [small, SMALL],
      [large, LARGE],
    ])
      towns.push(await opened(folder, projects));
    const [few, many] = towns;
    return [...(await rates(few, many)), ...(await afterEdits(few, many)), ...(await suiting(few, many))];
  } finally {
    for (const { child } of towns) await stop(child);
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`;

/** A town whose last member says what they know, and which has nothing left to do. */
async function opened(folder, projects) {
  const opening = performance.now();
  await seedProjects(folder, projects, MEMBERS);
  const tokens = await seedSessions(folder, MEMBERS);
  const began = performance.now();
  const { child, url, ready, quiet } = await startMeydan(folder, SETTINGS, LONGEST_START_MS);
  await ready();
  const skills = SKILLS.slice(0, 2).map((name) => ({ category: 'DevOps', name, level: 'expert' }));
  await asked(`${url}/api/profile`, { ...post({ skills }, tokens.at(-1)), method: 'PUT' });
  await quiet();
  console.log(`projects: ${projects} written in ${seconds(began - opening)}, quiet ${seconds(performance.now() - began)} after the start`);
  return { child, url, tokens, edits: 0 };
}

async function rates(few, many) {
  const of = (url) => load({ url, connections: CONNECTIONS, seconds: TURN_S });
  const rows = [];
  for (const [name, path] of Object.entries(LISTS)) {
    const rate = await medians(ROUNDS, { few: () => of(`${few.url}${path}`), many: () => of(`${many.url}${path}`) });
    rows.push(flat(`projects: ${name}, time of ${LARGE}`, 1_000 / rate.many, 1_000 / rate.few));
  }
  for (const [name, path] of Object.entries(HEAVY)) {
    const rate = await medians(ROUNDS, { unfiltered: () => of(`${many.url}${LISTS[UNFILTERED]}`), heavy: () => of(`${many.url}${path}`) });
    rows.push(beside(`projects: ${name}, time of ${LARGE}`, 1_000 / rate.heavy, 1_000 / rate.unfiltered));
  }
  return rows;
}

const flat = (figure, measured, baseline) => atMostTimes(figure, inMs(measured), `of ${SMALL} ${inMs(baseline)}`, measured / baseline, FLAT);
const beside = (figure, measured, baseline) => atMostTimes(figure, inMs(measured), `unfiltered ${inMs(baseline)}`, measured / baseline, OF_UNFILTERED);

/** What was read before counts no more. */
async function afterEdits(few, many) {
  const read = async (town, path) => {
    await edit(town);
    return timed(async () => (await asked(`${town.url}${path}`)).arrayBuffer());
  };
  const rows = [];
  for (const name of [UNFILTERED, 'by stage', 'by visibility', 'by with postings', 'in order of created_at', 'in order of followers', 'in order of title']) {
    const times = await inTurns(EDITS, { few: () => read(few, LISTS[name]), many: () => read(many, LISTS[name]) });
    rows.push(flat(`projects: ${name} after an edit, median of ${EDITS}, ${LARGE}`, median(times.many), median(times.few)));
  }
  const counted = Object.fromEntries(['tag', 'words', 'owner'].map((each) => [`by ${each}`, LISTS[`by ${each}`]]));
  for (const [name, path] of Object.entries({ ...counted, ...HEAVY })) {
    const times = await inTurns(EDITS, { unfiltered: () => read(many, LISTS[UNFILTERED]), heavy: () => read(many, path) });
    const figure = `projects: ${name} after an edit, median of ${EDITS}, ${LARGE}`;
    rows.push(atMost(figure, median(times.heavy), LONGEST_FIRST_MS, 'ms'));
    if (name === COMBINED) rows.push(beside(figure, median(times.heavy), median(times.unfiltered)));
  }
  return rows;
}

/** All other members in turn, each one of their projects after the other: nobody may save too often in an hour. */
async function edit(town) {
  const turn = town.edits++;
  const { owner, ids } = EDITED[turn % EDITED.length];
  const id = ids[Math.floor(turn / EDITED.length) % ids.length];
  await asked(`${town.url}/api/projects/${id}`, { ...post({ description: `Version ${town.edits}` }, town.tokens[owner]), method: 'PUT' });
}

async function suiting(few, many) {
  const read = (town) =>
    timed(async () => (await asked(`${town.url}${MATCHES}`, { headers: { authorization: `Bearer ${town.tokens.at(-1)}` } })).arrayBuffer());
  const times = await inTurns(EDITS, { few: () => read(few), many: () => read(many) });
  return [
    atMost(`projects: what suits a member, median of ${EDITS}, ${LARGE} (${SMALL}: ${inMs(median(times.few))})`, median(times.many), LONGEST_FIRST_MS, 'ms'),
  ];
}
