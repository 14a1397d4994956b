import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberRole } from '../contracts/permissions.js';
import { PictureUpload } from '../src/contexts/accounts/profile-picture/picture-upload.service.js';
import { ApplicationSeals } from '../src/contexts/careers/application/application-seals.service.js';
import { Applying } from '../src/contexts/careers/application/applying.service.js';
import { ChatFiles } from '../src/contexts/chat/file/chat-files.service.js';
import { ImageUpload } from '../src/contexts/forum/image/image-upload.service.js';
import { FirstStart } from '../src/first-start/first-start.js';
import { type JobBoard, QUEUES } from '../src/kernel/jobs.js';
import { type Meydan, startMeydan } from '../src/meydan.js';
import { promptAt } from '../src/platform/following/awaited.js';
import type { GroupPositions } from '../src/platform/following/group-positions.js';
import { UuidIds } from '../src/platform/identity/uuid-ids.js';
import { CommandJobs } from '../src/platform/jobs/command-jobs.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { JOB_BOARD } from '../src/platform/tokens.js';
import { Client } from './client.js';
import { holdToContract, refuseBreaches } from './contract.js';
import { enterHome, homeOf, isSecondHome, leaveHome } from './home.js';
import { noteRoutesOf } from './second-home/met.js';
import { TestClock } from './test-clock.js';

export const PASSWORD = 'dogru-at-pil-zimba';
/** What stands still as long is broken: a host may lend a machine nothing for half a minute, and leases of a killed process are another's only after ten seconds. */
const LONGEST_WAIT_MS = isSecondHome() ? 120_000 : 60_000;
/** The product answers 503 after two seconds, which a machine with other work may need for a view; one that stands still needs longer than any limit. */
const ANSWER_WAITS = 10;
/** How a job's failure is told that another try mends: an engine did not answer, or others kept deciding on its stream. Tests that take an engine away for longer look at its jobs themselves. */
const PASSING = /cannot be reached or written|ConcurrencyConflict/;
const FEW_TRIES = 3;

/** Tests write faster than people, and the same again; those about the limits set their own. */
export const NO_HURRY = { TOPICS_PER_HOUR: '0', COMMENTS_PER_HOUR: '0', REPEAT_AFTER_HOURS: '0', REGISTRATIONS_PER_HOUR: '0', PAGES_PER_MINUTE: '0' };

/** Tests of everything else decide alone, however many admins they have, and nothing of it is drawn for a second review; those about that let it be as it is. */
const ALONE = { FOUR_EYES: 'off', SECOND_REVIEW_SHARE: '0' };

/** Rooms have eight, and no process of media is started, but where a test is about more. */
const NO_ROUTER = { VOICE_ROUTER_SEATS: '0' };

/** The whole application in the home under test, in an empty folder, on a free port, with a clock that the test moves. */
export interface TestApp {
  readonly meydan: Meydan;
  readonly clock: TestClock;
  readonly dataDir: string;
  readonly guest: Client;
  readonly start: FirstStart;
  /** A signed-in member. */
  member(username: string, role?: MemberRole): Promise<Client>;
  categoryId(slug: string): string;
  /** Mails in the outbox to an address, as text, oldest first. */
  mailsTo(address: string): string[];
  /** Resolves when policies and views have handled all that the log holds. */
  settled(): Promise<void>;
  /** From now on answers wait for policies and views only as long as the product lets them; before that they wait longer, so that no machine is too slow for a test. */
  impatient(): void;
  stop(): Promise<void>;
}

const usualLogger = (environment: Record<string, string>) => createLogger(environment.LOG_LEVEL ?? process.env.TEST_LOG_LEVEL ?? 'fatal');

export async function startApp(environment: Record<string, string> = {}, clock = new TestClock(), logger = usualLogger(environment)): Promise<TestApp> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'meydan-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    ...NO_HURRY,
    ...ALONE,
    ...(environment.LIVEKIT_URL ? {} : NO_ROUTER),
    ...(await homeOf(dataDir)),
    ...environment,
  });
  const meydan = await startMeydan(settings, clock, logger);
  enterHome(dataDir);
  const impatient = bePatient(meydan);
  await holdToContract(meydan);
  const noteNoMore = settings.eventStoreUrl && settings.mongoUrl && settings.redisUrl ? noteRoutesOf(meydan.url) : () => undefined;
  const start = new FirstStart(
    meydan.app.get(CommandBus),
    clock,
    new UuidIds(),
    meydan.app.get(PictureUpload),
    meydan.app.get(ImageUpload),
    meydan.app.get(ChatFiles),
    meydan.app.get(Applying),
    meydan.app.get(ApplicationSeals),
  );
  // What serves reading only takes nothing and follows nothing.
  if (!meydan.frozen) await start.openCategories();
  const guest = new Client(meydan.url);
  const settled = settling(meydan, clock);
  if (!meydan.frozen) await settled();
  if (settings.roles.includes('projector')) await folding(meydan);
  return {
    meydan,
    clock,
    dataDir,
    guest,
    start,
    settled,
    impatient,
    categoryId: (slug) => start.categoryId(slug),
    mailsTo: (address) => mailsTo(join(dataDir, 'outbox'), address),
    async member(username, role = 'user') {
      await start.addMember({ username, email: `${username}@ornek.dev`, password: PASSWORD, firstName: null, lastName: null, displayName: null, role });
      await settled();
      return guest.signIn(username, PASSWORD);
    },
    async stop() {
      impatient();
      await meydan.stop();
      noteNoMore();
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      await leaveHome(dataDir);
      refuseBreaches(meydan.url);
    },
  };
}

/** Lets whoever gives no limit of their own wait again and again; gives what takes that back, also from those who wait by then. */
function bePatient({ machinery }: Meydan): () => void {
  const groups = [machinery.followers.views, machinery.followers.policies];
  let waits = ANSWER_WAITS;
  for (const group of groups) {
    const wait = group.waitForThese.bind(group);
    group.waitForThese = async (places, withinMs) => {
      if (withinMs !== undefined) return wait(places, withinMs);
      for (let turn = 1; ; turn++) {
        if (await wait(places)) return true;
        if (turn >= waits) return false;
      }
    };
  }
  return () => {
    waits = 1;
  };
}

/** Resolves when somebody folds the views, which health waits for too. */
async function folding({ machinery }: Meydan): Promise<void> {
  const { views } = machinery.followers;
  const names = [...promptAt(views.followers, 0).keys()];
  for (const until = Date.now() + LONGEST_WAIT_MS; !views.areDriven(names); await pause(5)) {
    if (Date.now() > until) throw new Error('nobody folds the views');
  }
}

/** A policy's command is an event to be followed too, so this goes on until nothing new is written and no job waits for another try at an engine. */
function settling({ app, machinery }: Meydan, clock: TestClock): () => Promise<void> {
  const { policies, views } = machinery.followers;
  const [board, commands] = [app.get<JobBoard>(JOB_BOARD), app.get(CommandJobs)];
  /** So many runs had failed when no job waited for another try; none is known before it was looked for, as another process may have left some. */
  let lookedAt = -1;
  return async () => {
    for (;;) {
      const head = await machinery.head();
      const reached = (await comes(policies, head)) && (await comes(views, head));
      if (!reached) throw new Error('the followers did not reach the end of the log');
      await machinery.idle();
      if ((await machinery.head()) !== head) continue;
      const { failedRuns } = commands;
      if (failedRuns === lookedAt) return;
      const retry = await nextRetry(board);
      if (retry !== null) clock.advance({ seconds: Math.max(1, Math.ceil((Date.parse(retry) - clock.now().getTime()) / 1000)) });
      else if (commands.failedRuns === failedRuns) {
        lookedAt = failedRuns;
        return;
      }
    }
  };
}

/** When a job is tried again that an engine was too slow for: the clock of the tests stands still and would never bring it. */
async function nextRetry(board: JobBoard): Promise<string | null> {
  const waiting = await Promise.all(QUEUES.map((queue) => board.entries(queue, 'waiting', { limit: 100, offset: 0 })));
  const failed = waiting.flat().filter(({ attempts, lastError }) => attempts > 0 && attempts <= FEW_TRIES && PASSING.test(lastError ?? ''));
  return failed.map(({ dueAt }) => dueAt).sort()[0] ?? null;
}

/** False when the followers stand still; as long as they move on, the way may be long. */
async function comes(followers: GroupPositions, head: number): Promise<boolean> {
  for (;;) {
    const before = followers.current;
    if (await followers.waitFor(head, LONGEST_WAIT_MS)) return true;
    if (followers.current <= before) return false;
  }
}

/** In the order in which they were written: their ids say nothing of it. */
function mailsTo(outbox: string, address: string): string[] {
  const writtenAt = (path: string) => statSync(path, { bigint: true }).mtimeNs;
  const mails = readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => ({ path: join(outbox, file), at: writtenAt(join(outbox, file)) }))
    .sort((one, other) => Number(one.at - other.at))
    .map(({ path }) => readFileSync(path, 'utf8'));
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(decode);
}

function decode(mail: string): string {
  const [head = '', body = ''] = mail.split('\n\n', 2);
  return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
}
