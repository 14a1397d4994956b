import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect } from '@playwright/test';
import type { TestClock } from '../../backend/test/test-clock';
import { GoingClock } from './going-clock';

export const PASSWORD = 'dogru-at-pil-zimba';

export interface NewMember {
  readonly username: string;
  readonly displayName: string;
  readonly role: 'user' | 'moderator' | 'admin' | 'auditor';
}

/** A running installation with a clock that the test moves. */
export interface RunningMeydan {
  readonly url: string;
  readonly clock: TestClock;
  /** The text of the newest mail to an address; waits until there is one. */
  mailTo(address: string): Promise<string>;
  /** The texts of all mails to an address, in no order. */
  mailsTo(address: string): string[];
  addMember(member: NewMember): Promise<void>;
  /** Fills the installation with the sample content; its members sign in with PASSWORD. */
  addSampleContent(): Promise<void>;
  /** Resolves when everything that the log holds stands in the views, and what follows from it too. */
  settled(): Promise<void>;
  /** How many members have a page open now, as the server knows. */
  present(): Promise<number>;
  /** The server stops; what it keeps stays, and so does its address. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  stop(): Promise<void>;
}

interface Followers {
  waitFor(position: number): Promise<boolean>;
}

interface Started {
  app: { get(token: unknown): unknown };
  url: string;
  machinery: { head(): Promise<number>; idle(): Promise<void>; followers: { views: Followers; policies: Followers } };
  stop(): Promise<void>;
}

interface Built {
  startMeydan(settings: unknown, clock: unknown, logger: unknown): Promise<Started>;
  readSettings(environment: Record<string, string>): unknown;
  createLogger(level: string): unknown;
  FirstStart: new (
    commands: unknown,
    clock: unknown,
    ids: unknown,
    pictures: unknown,
    images: unknown,
    chatFiles: unknown,
    applying: unknown,
    seals: unknown,
  ) => { openCategories(): Promise<void>; addMember(member: object): Promise<void> };
  seedDemo(start: unknown, password: string): Promise<void>;
  UuidIds: new () => unknown;
  PictureUpload: unknown;
  ImageUpload: unknown;
  ChatFiles: unknown;
  Applying: unknown;
  ApplicationSeals: unknown;
  SitePresence: unknown;
  CommandBus: unknown;
}

/** The tests drive what `npm start` runs: the built application. */
async function built(): Promise<Built> {
  const from = (path: string) => import(new URL(`../../backend/dist/src/${path}`, import.meta.url).href);
  const [meydan, settings, logger, first, demo, pictures, images, chatFiles, applying, seals, ids, presence, cqrs] = await Promise.all([
    from('meydan.js'),
    from('platform/settings/settings.js'),
    from('platform/observability/logger.js'),
    from('first-start/first-start.js'),
    from('first-start/seed-demo.js'),
    from('contexts/accounts/profile-picture/picture-upload.service.js'),
    from('contexts/forum/image/image-upload.service.js'),
    from('contexts/chat/file/chat-files.service.js'),
    from('contexts/careers/application/applying.service.js'),
    from('contexts/careers/application/application-seals.service.js'),
    from('platform/identity/uuid-ids.js'),
    from('platform/presence/site-presence.js'),
    import('@nestjs/cqrs'),
  ]);
  return {
    ...meydan,
    ...settings,
    ...logger,
    ...first,
    ...demo,
    ...pictures,
    ...images,
    ...chatFiles,
    ...applying,
    ...seals,
    ...ids,
    ...presence,
    CommandBus: cqrs.CommandBus,
  };
}

/** `prepare` may put something into the folder of the data before the start. */
export async function startMeydan(environment: Record<string, string> = {}, prepare?: (dataDir: string) => Promise<void>): Promise<RunningMeydan> {
  const code = await built();
  const dataDir = mkdtempSync(join(tmpdir(), 'meydan-e2e-'));
  await prepare?.(dataDir);
  const clock = new GoingClock(Date.now());
  const settingsAt = (port: string) =>
    code.readSettings({
      PORT: port,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://meydan.test',
      REPEAT_AFTER_HOURS: '0',
      REGISTRATIONS_PER_HOUR: '0',
      // Journeys about something else decide alone, however many admins they have.
      FOUR_EYES: 'off',
      PAGES_PER_MINUTE: '0',
      ...environment,
    });
  const startAt = (port: string) => code.startMeydan(settingsAt(port), clock, code.createLogger('error'));
  let running: Started | null = await startAt('0');
  const { url } = running;
  const firstStart = ({ app }: Started) =>
    new code.FirstStart(
      app.get(code.CommandBus),
      clock,
      new code.UuidIds(),
      app.get(code.PictureUpload),
      app.get(code.ImageUpload),
      app.get(code.ChatFiles),
      app.get(code.Applying),
      app.get(code.ApplicationSeals),
    );
  let start = firstStart(running);
  await start.openCategories();
  return {
    url,
    clock,
    mailTo: (address) => newestMail(join(dataDir, 'outbox'), address),
    mailsTo: (address) => mailsTo(join(dataDir, 'outbox'), address),
    addMember: ({ username, displayName, role }) =>
      start.addMember({ username, email: `${username}@ornek.dev`, password: PASSWORD, firstName: null, lastName: null, displayName, role }),
    addSampleContent: () => code.seedDemo(start, PASSWORD),
    async settled() {
      if (running) await settled(running.machinery);
    },
    present: async () => (running ? (running.app.get(code.SitePresence) as { count(): Promise<number> }).count() : 0),
    async goDown() {
      await running?.stop();
      running = null;
    },
    async comeUp() {
      running ??= await startAt(new URL(url).port);
      start = firstStart(running);
    },
    async stop() {
      await running?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function settled(machinery: Started['machinery']): Promise<void> {
  const { policies, views } = machinery.followers;
  for (let end = -1; end !== (await machinery.head()); await machinery.idle()) {
    end = await machinery.head();
    while (!((await policies.waitFor(end)) && (await views.waitFor(end))));
  }
}

function mailsTo(outbox: string, address: string): string[] {
  const mails = readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort();
  const texts = mails.map((file) => readFileSync(join(outbox, file), 'utf8')).filter((mail) => mail.includes(`To: ${address}`));
  return texts.map((mail) => Buffer.from(mail.split('\n\n').slice(1).join('\n\n'), 'base64').toString('utf8'));
}

async function newestMail(outbox: string, address: string): Promise<string> {
  const newest = () => mailsTo(outbox, address).at(-1);
  await expect.poll(newest, `a mail to ${address}`).toBeDefined();
  return newest() ?? '';
}

/** Lets a test use an installation; its browsers are gone before the installation is, or they would keep asking for it. */
export async function letUse<T extends RunningMeydan>(browser: Browser, meydan: T, use: (meydan: T) => Promise<void>): Promise<void> {
  await use(meydan);
  await Promise.all(browser.contexts().map((context) => context.close()));
  await meydan.stop();
}

/** One installation for each test, with settings of its own where a file asks for them. */
export const test = base.extend<{ meydan: RunningMeydan; settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  meydan: async ({ browser, settings }, use) => letUse(browser, await startMeydan(settings), use),
});
