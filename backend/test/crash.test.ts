import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Topic } from '../contracts/forum.js';
import type { ReportAccepted } from '../contracts/moderation.js';
import { contextParts } from '../src/contexts.js';
import type { StoredEvent } from '../src/kernel/event.js';
import type { EventReader } from '../src/kernel/event-reader.js';
import { ownersOf } from '../src/platform/embedded.js';
import { openRebuildTools } from '../src/platform/open-stack.js';
import { rebuild } from '../src/platform/projections/rebuild.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { EVENT_LOG, EVENT_READER, VIEWS } from '../src/platform/tokens.js';
import { SqliteViews } from '../src/platform/views/sqlite-views.js';
import { NO_HURRY, startApp } from './app.js';
import { ServerProcess } from './crash-child.js';
import { homeOf, isSecondHome } from './home.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

/** Engines of their own on the same two cores take their time; at home the server dies more often, and everywhere when everything is run. */
const EACH_RUN = isSecondHome() ? [2, 300] : [4, 400];
const FULL = isSecondHome() ? [4, 400] : [20, 2_000];
const [ROUNDS, WRITES] = (process.env.FULL === '1' ? FULL : EACH_RUN) as [number, number];
/** So many have been answered at least when the server dies. */
const FEWEST = 20;
const CASES_PER_ROUND = 3;
const BATCH = 5_000;
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
/** One warning is enough to be suspended, so that a decision leads to two events in one append. */
const SETTINGS = { ...NO_HURRY, WARNING_THRESHOLD: '1', REPORTS_PER_DAY: '1000' };

/** Numbers from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Prepared {
  readonly categoryId: string;
  readonly topicId: string;
  readonly writers: readonly string[];
  readonly moderator: string;
  /** Open reports, each about a member of its own. */
  readonly reports: string[];
}

/** Members, their sessions and open reports, made by the application itself before it is handed to the processes that are killed. */
async function prepare(DATA_DIR: string): Promise<Prepared> {
  const app = await startApp({ DATA_DIR, ...SETTINGS }, new TestClock(Date.now()));
  await app.member('kurucu', 'admin');
  const moderator = await app.member('derya', 'moderator');
  // One text of an author is written at a time: many authors, so that many writes are under way when the process dies.
  const writers = await Promise.all(Array.from({ length: 16 }, (_, index) => app.member(`yazan.${index}`)));
  const categoryId = app.categoryId('genel');
  const write = { title: 'Çökmeden önce', content: 'Yeterince uzun bir içerik.', categoryId };
  const reports: string[] = [];
  let topicId = '';
  for (let index = 0; index < ROUNDS * CASES_PER_ROUND; index++) {
    const author = await app.member(`raporlanan.${index}`);
    const { id } = (await author.post<Topic>('/api/forum/topics', write)).body.data;
    const report = { reported_type: 'forum_topic', reported_id: id, reported_user_id: author.id, reason: 'spam' };
    reports.push((await moderator.post<ReportAccepted>('/api/reports', report)).body.data.reportId);
    topicId ||= (await writers[0]?.post<Topic>('/api/forum/topics', write))?.body.data.id ?? '';
  }
  await app.settled();
  await app.stop();
  return { categoryId, topicId, writers: writers.map(({ sessionToken }) => sessionToken), moderator: moderator.sessionToken, reports };
}

/** Everything in a log, opened as the server would; reading parses every row. */
async function readLog(dataDir: string): Promise<StoredEvent[]> {
  const settings = readSettings({ DATA_DIR: dataDir, ...(await homeOf(dataDir)) });
  const { ports, close } = await openRebuildTools(settings, contextParts(settings), (_, error) => {
    throw error;
  });
  try {
    const events: StoredEvent[] = [];
    for (;;) {
      const page = await ports.log.readAll(events.at(-1)?.position ?? 0, BATCH);
      if (page.length === 0) return events;
      events.push(...page);
    }
  } finally {
    await close();
  }
}

interface Dumping {
  dump(view: string): AsyncIterable<string>;
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const kept: string[] = [];
  for await (const line of lines) kept.push(line);
  return kept;
}

const createdId = ({ type, data }: StoredEvent): string | null => {
  const { topicId, commentId } = data as { topicId?: string; commentId?: string };
  return type === 'TopicCreated' ? (topicId ?? null) : type === 'CommentAdded' ? (commentId ?? null) : null;
};

/** What is wrong with a log in which all of these were acknowledged. */
function faultsOf(events: readonly StoredEvent[], acknowledged: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const revisions = new Map<string, number>();
  const ids = new Set<string>();
  const times = new Map<string, number>();
  let position = 0;
  for (const event of events) {
    const expected = (revisions.get(event.stream) ?? -1) + 1;
    if (event.revision !== expected) faults.push(`${event.stream} goes on with revision ${event.revision}, not ${expected}`);
    revisions.set(event.stream, event.revision);
    if (event.position <= position) faults.push(`position ${event.position} comes after ${position}`);
    position = event.position;
    if (ids.has(event.id)) faults.push(`event ${event.id} is there twice`);
    ids.add(event.id);
    if (!event.type || !event.at || !event.actor?.id || !event.correlationId || !event.schema) faults.push(`event ${event.id} is half written`);
    const created = createdId(event);
    if (created) times.set(created, (times.get(created) ?? 0) + 1);
  }
  for (const id of acknowledged) if (times.get(id) !== 1) faults.push(`${id} was acknowledged and is there ${times.get(id) ?? 0} times`);
  for (const [index, { type, stream, data }] of events.entries()) {
    const next = events[index + 1];
    const { reportId } = data as { reportId?: string };
    const isWhole = next?.type === 'MemberSuspended' && next.stream === stream && (next.data as { reportId?: string }).reportId === reportId;
    if (type === 'WarningIssued' && !isWhole) faults.push(`the warning for ${reportId} is there without its suspension`);
  }
  return faults;
}

inBothHomes.describe(`a server that is killed in the middle of ${WRITES} writes, ${ROUNDS} times (CRASH_SEED=${SEED})`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meydan-crash-'));
  const acknowledged = new Set<string>();
  const random = numbersFrom(SEED);
  let town: Prepared;
  let server: ServerProcess | null = null;

  beforeAll(async () => {
    town = await prepare(dataDir);
  });
  afterAll(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Gives how many writes were answered before it was killed. */
  const round = async (running: ServerProcess, lastOne: number): Promise<number> => {
    let answered = 0;
    // Decisions go out among the writes around the end, so that some are cut off half-way; one goes first, so that some are not.
    const decisions = new Map(town.reports.splice(0, CASES_PER_ROUND).map((report, index) => [index && Math.floor(random() * (lastOne + 100)), report]));
    const write = async (index: number) => {
      const token = town.writers[index % town.writers.length] as string;
      const sent =
        index % 3 === 0
          ? running.post('/api/forum/topics', token, { title: `Konu ${index}`, content: 'Çöküşe dayanması gereken içerik.', categoryId: town.categoryId })
          : running.post(`/api/forum/topics/${town.topicId}/comments`, token, { content: `Yorum ${index}` });
      const answer = await sent;
      // Where the views are behind the answer is 503: it acknowledges nothing, but the write is in the log.
      if (answer?.status !== 201 && answer?.status !== 503) return;
      if (answer.body.data?.id) acknowledged.add(answer.body.data.id);
      answered += 1;
      if (answered === lastOne) await running.kill();
    };
    const decide = (report: string) => running.post(`/api/reports/${report}/moderate`, town.moderator, { status: 'resolved', action: 'warn_user' });
    const sendNext = (index: number) => {
      const report = decisions.get(index);
      return report ? Promise.all([write(index), decide(report)]) : write(index);
    };
    await Promise.all(Array.from({ length: WRITES }, (_, index) => sendNext(index)));
    await running.kill();
    return answered;
  };

  it('has lost nothing that it acknowledged, has nothing twice and nothing by halves', async () => {
    for (let number = 0; number < ROUNDS; number++) {
      server = await ServerProcess.start(dataDir, { ...SETTINGS, ...(await homeOf(dataDir)) });
      const lastOne = FEWEST + Math.floor(random() * (WRITES - FEWEST - 200));
      expect(await round(server, lastOne)).toBeGreaterThanOrEqual(lastOne);
      expect(faultsOf(await readLog(dataDir), acknowledged).slice(0, 10)).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
  }, 900_000);

  it('has views that are, byte for byte, what a rebuild from the whole log makes', async () => {
    const app = await startApp({ DATA_DIR: dataDir, ...SETTINGS }, new TestClock(Date.now()));
    await app.meydan.machinery.caughtUp(30_000);
    await app.settled();
    const parts = contextParts(readSettings(SETTINGS));
    const live = app.meydan.app.get<Dumping>(VIEWS);
    const fresh = new SqliteViews(join(mkdtempSync(join(dataDir, 'fresh-')), 'views.db'), ownersOf(parts));
    for (const { projection } of parts.flatMap(({ projections }) => projections)) {
      await rebuild(app.meydan.app.get(EVENT_LOG), fresh, app.meydan.app.get<EventReader>(EVENT_READER), projection, () => undefined);
    }
    for (const view of fresh.views) {
      const [made, kept] = [await all(fresh.dump(view)), await all(live.dump(view))];
      expect([view, kept.length]).toEqual([view, made.length]);
      expect(kept.filter((line, index) => line !== made[index]).slice(0, 3)).toEqual([]);
    }
    expect((await all(live.dump('topics'))).length).toBeGreaterThan(ROUNDS);
    fresh.close();
    await app.stop();
  });

  it('has carried out every decision that it recorded', async () => {
    const events = await readLog(dataDir);
    const decided = events.flatMap(({ type, data }) => (type === 'ReportModerated' ? [(data as { reportId: string }).reportId] : []));
    const issued = events.flatMap(({ type, data }) => (type === 'WarningIssued' ? [(data as { reportId: string }).reportId] : []));
    expect(issued.sort()).toEqual(decided.sort());
    expect(decided.length).toBeGreaterThan(0);
  });
});
