import { CommandBus } from '@nestjs/cqrs';
import { PictureUpload } from './contexts/accounts/profile-picture/picture-upload.service.js';
import { MemberQuery } from './contexts/accounts/views/member.query.js';
import { ApplicationSeals } from './contexts/careers/application/application-seals.service.js';
import { Applying } from './contexts/careers/application/applying.service.js';
import { ChatFiles } from './contexts/chat/file/chat-files.service.js';
import { ImageUpload } from './contexts/forum/image/image-upload.service.js';
import { FIRST_ADMIN, FIRST_ADMIN_NAME, FirstStart } from './first-start/first-start.js';
import { seedDemo } from './first-start/seed-demo.js';
import { type Meydan, startMeydan } from './meydan.js';
import { inWords } from './platform/command-line.js';
import { keepHeapSmall } from './platform/heap.js';
import { SystemClock } from './platform/identity/system-clock.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { createLogger } from './platform/observability/logger.js';
import { PROCESS_ROLES } from './platform/settings/engine-settings.js';
import { missingOperator } from './platform/settings/missing-operator.js';
import { readSettings, type Settings } from './platform/settings/settings.js';

/** While the views are built anew, the operator is told this often how far they have come. */
const PROGRESS_EVERY_MS = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
// A full disk or a reader that went away costs these lines and nothing else.
process.stdout.on('error', () => undefined);

async function main(): Promise<void> {
  keepHeapSmall();
  const started = stopOnSignal();
  const settings = readSettings(process.env);
  const clock = new SystemClock();
  const meydan = await startMeydan(settings, clock, createLogger(settings.logLevel), !settings.roles.includes('worker'));
  started(meydan);
  const ids = new UuidIds();
  const { app } = meydan;
  const start = new FirstStart(
    app.get(CommandBus),
    clock,
    ids,
    app.get(PictureUpload),
    app.get(ImageUpload),
    app.get(ChatFiles),
    app.get(Applying),
    app.get(ApplicationSeals),
  );
  const secrets = meydan.frozen === null ? await prepareOnce(meydan, settings, start, ids) : NO_SECRETS;
  meydan.machinery.prepared(true);
  introduce(settings, secrets, meydan.frozen);
}

interface Secrets {
  readonly admin: { readonly username: string; readonly password: string } | null;
  readonly demoPassword: string | null;
}

const NO_SECRETS: Secrets = { admin: null, demoPassword: null };

/** Of several processes the first worker prepares the installation, under a lease; the others need not wait for it. */
async function prepareOnce(meydan: Meydan, settings: Settings, start: FirstStart, ids: UuidIds): Promise<Secrets> {
  if (!settings.roles.includes('worker')) return NO_SECRETS;
  return meydan.alone('first-start', async () => {
    await viewsHoldAll(meydan);
    return prepare(meydan, settings, start, ids);
  });
}

/** Gives an empty installation its categories, its first admin and, where asked for, its sample content. */
async function prepare(meydan: Meydan, settings: Settings, start: FirstStart, ids: UuidIds): Promise<Secrets> {
  const members = meydan.app.get(MemberQuery);
  const isEmpty = (await members.count()) === 0;
  await start.openCategories();
  const demoPassword = settings.demo && isEmpty ? ids.secret().slice(0, 16) : null;
  if (demoPassword) await seedDemo(start, demoPassword, settings.admin?.username);
  if (await members.hasAdmin()) return { admin: null, demoPassword };
  const given = settings.admin ?? { username: FIRST_ADMIN, email: 'yonetici@meydan.local', password: ids.secret().slice(0, 20) };
  await start.addMember({ ...given, firstName: null, lastName: null, displayName: FIRST_ADMIN_NAME, role: 'admin' });
  await viewsHoldAll(meydan);
  return { admin: settings.admin ? null : given, demoPassword };
}

/** However long they take to be built: by half of its views nobody could tell whether an installation has an admin. */
async function viewsHoldAll({ machinery }: Meydan): Promise<void> {
  while (!(await machinery.caughtUp(PROGRESS_EVERY_MS)))
    say(`  Views are being built: event ${machinery.followers.views.current} of ${await machinery.head()}`);
}

function introduce(settings: Settings, { admin, demoPassword }: Secrets, frozen: string | null): void {
  const { publicUrl, roles } = settings;
  const missing = roles.includes('api') ? missingOperator(settings) : null;
  say('');
  say(roles.length === PROCESS_ROLES.length ? '  Meydan is ready' : `  Meydan is ready (${roles.join(', ')})`);
  say(`  Member app        ${publicUrl}/`);
  say(`  Console           ${publicUrl}/adminpanel/`);
  say(`  API reference     ${publicUrl}/api/docs`);
  if (admin) say(`  First admin       ${admin.username}  password: ${admin.password}  (shown only once)`);
  if (demoPassword) say(`  Sample members    elif.isik, derya.aksoy (moderator) …  password: ${demoPassword}  (shown only once)`);
  if (frozen) say(`  Reading only      ${frozen} See docs/operations.md, "Proving the log".`);
  if (missing) say(`  Missing setting   ${missing}`);
  say('  To stop it        Ctrl-C');
}

/** The first signal drains and ends; further ones while that goes on change nothing. */
/** Ends the process when it is told to: at once as long as nothing has started, which costs what a crash costs, nothing. Answers whom to tell of what has. */
function stopOnSignal(): (meydan: Meydan) => void {
  let running: Meydan | null = null;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (running) running.stop().then(() => process.exit(0), fail);
    else process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return (meydan) => {
    running = meydan;
  };
}

/** A wrong setting, or a first admin that the rules refuse, is the operator's to mend and needs no stack. */
function fail(error: unknown): void {
  process.stderr.write(`${inWords(error)}\n`);
  process.exit(1);
}

main().catch(fail);
