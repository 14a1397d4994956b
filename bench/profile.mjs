import { asked } from './parts/asked.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed, seedFame, seedSessions } from './parts/seed.mjs';
import { atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, p95, timed } from './parts/turns.mjs';

/*
 * How long 95 of 100 answers to what a profile asks for as it opens take at most, of a member with 50,000 followers and thousands of topics and
 * solutions, against a member who has nothing at all, asked in turns. Lists are not among them: they have rows to show where the other one has none.
 */
const FOLLOWERS = 50_000;
const TOPICS = 3_000;
const EVENTS = 14_000;
/** Views of as many facts are built at the first start. */
const LONGEST_START_MS = 600_000;
const REQUESTS = 1_000;
const MOST = 1.3;
const OPENED = { profile: '', counts: '/stats', 'follow status': '/follow-status', 'known for': '/known-for' };

export const measure = () =>
  inFolder(async (folder) => {
    await seed(folder, EVENTS);
    const { famous, empty } = await seedFame(folder, FOLLOWERS, TOPICS);
    const reader = (await seedSessions(folder, 2)).at(-1);
    const meydan = await startMeydan(folder, {}, LONGEST_START_MS);
    try {
      await meydan.ready();
      const ask = async (id, path) => (await asked(`${meydan.url}/api/users/${id}${path}`, { headers: { authorization: `Bearer ${reader}` } })).json();
      const { data } = await ask(famous, '/stats');
      if (data.follower_count !== FOLLOWERS || data.post_count < TOPICS || data.solution_count !== TOPICS)
        throw new Error(`the known member has other counts than were written: ${JSON.stringify(data)}`);
      const rows = [];
      for (const [name, path] of Object.entries(OPENED))
        rows.push(
          await beside(
            name,
            () => ask(famous, path),
            () => ask(empty, path),
          ),
        );
      rows.push(
        await beside(
          'all of them at once',
          () => opened(ask, famous),
          () => opened(ask, empty),
        ),
      );
      return rows;
    } finally {
      await stop(meydan.child);
    }
  });

const opened = (ask, id) => Promise.all(Object.values(OPENED).map((path) => ask(id, path)));

async function beside(name, known, empty) {
  const times = await inTurns(REQUESTS, { known: () => timed(known), empty: () => timed(empty) });
  const [measured, baseline] = [p95(times.known), p95(times.empty)];
  return atMostTimes(`profile: p95 of ${REQUESTS}, ${name}`, inMs(measured), `empty ${inMs(baseline)}`, measured / baseline, MOST);
}
