import { join } from 'node:path';
import type { Logger } from 'pino';
import { ROUTER_LINES } from '../../contracts/voice.js';
import type { Clock } from '../kernel/clock.js';
import type { EventLog } from '../kernel/event-log.js';
import type { Files } from '../kernel/files.js';
import type { Mailer } from '../kernel/mailer.js';
import type { MediaRouter } from '../kernel/media-router.js';
import { holdFolder, openFiles, openJobs, openLogFile, ownersOf } from './embedded.js';
import { EventStoreDbEventLog } from './event-log/eventstoredb/event-store-db-event-log.js';
import { EventStoreTooOld, LEAST_VERSION } from './event-log/eventstoredb/failures.js';
import { seldom } from './event-log/eventstoredb/seldom.js';
import { DiskFiles } from './files/disk-files.js';
import { S3Files } from './files/s3-files.js';
import { InProcessFirstTimes } from './first-times/in-process-first-times.js';
import { LocalBulletin } from './following/bulletin.js';
import { SoleHolder } from './leases/sole-holder.js';
import { OutboxMailer } from './mail/outbox-mailer.js';
import { SmtpMailer } from './mail/smtp-mailer.js';
import { EmbeddedRouter } from './media-router/embedded/embedded-router.js';
import { startRouterProcess } from './media-router/embedded/router-process-program.js';
import { openLiveKit } from './media-router/livekit/livekit-router.js';
import { noRouter } from './media-router/no-router.js';
import { openMongo } from './mongo.js';
import { movingTogether } from './moving/move-notes.js';
import type { NoteStore } from './notes/note-store.js';
import { SealedNotes } from './notes/sealed-notes.js';
import { InProcessPresence } from './presence/in-process-presence.js';
import { InProcessRateLimiter } from './rate-limit/in-process-rate-limiter.js';
import { oneServer } from './realtime/socket-fan-out.js';
import { openRedis } from './redis.js';
import { InProcessRoomPlaces } from './room-places/in-process-room-places.js';
import { WrongSetting } from './settings/readings.js';
import type { Settings } from './settings/settings.js';
import type { ContextParts } from './slices/context.js';
import type { Failed, Opened, Stack } from './stack.js';
import { InProcessTickets } from './tickets/in-process-tickets.js';
import { compareVault } from './vault/compare-vault.js';
import type { KeyVault } from './vault/key-vault.js';
import { masterKey } from './vault/master-key.js';

type Data = Pick<Stack, 'views' | 'requests' | 'links' | 'parked' | 'leases' | 'traces'> & { readonly vault: KeyVault; readonly noteStore: NoteStore };
type Work = Pick<Stack, 'jobs' | 'policyCheckpoints' | 'limiter' | 'firstTimes' | 'presence' | 'roomPlaces' | 'tickets' | 'bulletin' | 'fanOut'>;

type Use = <T>(opening: Opened<T> | Promise<Opened<T>>) => Promise<T>;

/** Opens one engine after the other. They are closed in the other order, also when one of them cannot be had. */
async function openedWith<T>(open: (use: Use) => Promise<T>): Promise<Opened<T>> {
  const opened: Opened<unknown>[] = [];
  const close = async () => {
    for (const engine of opened.splice(0).reverse()) await engine.close();
  };
  const use: Use = async (opening) => {
    const engine = await opening;
    opened.push(engine);
    return engine.ports;
  };
  try {
    return { ports: await open(use), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a rebuild of views needs, also while the application runs beside it. */
export function openRebuildTools(settings: Settings, parts: readonly ContextParts[], failed: Failed): Promise<Opened<Pick<Stack, 'log' | 'views' | 'vault'>>> {
  return openedWith(async (use) => {
    const log = await use(openLog(settings));
    const { views, vault } = await use(openData(settings, parts, failed, false));
    await compareVault(log, vault, streamsOf(parts));
    return { log, views, vault };
  });
}

/** What proving the log needs, also while the application runs beside it. */
export function openProofTools(settings: Settings, parts: readonly ContextParts[], failed: Failed): Promise<Opened<Pick<Stack, 'log' | 'links' | 'vault'>>> {
  return openedWith(async (use) => {
    const log = await use(openLog(settings));
    const { links, vault } = await use(openData(settings, parts, failed, false));
    return { log, links, vault };
  });
}

/** What moving a home needs; whoever moves in must be alone there. */
export function openMovingTools(settings: Settings, parts: readonly ContextParts[], movesIn: boolean, failed: Failed) {
  const isEmbedded = !settings.eventStoreUrl || !settings.mongoUrl;
  return openedWith(async (use) => {
    if (movesIn && isEmbedded) await use(holdFolder(settings));
    const log = await use(openLog(settings));
    const { views, vault, noteStore, links } = await use(openData(settings, parts, failed, false));
    return { log, views, links, vault: movingTogether(vault, noteStore), files: await use(openFileStore(settings)) };
  });
}

/** Binds every port to the engine that the settings name, else to the data folder. Throws WrongSetting when one of them cannot be used. */
export async function openStack(settings: Settings, clock: Clock, parts: readonly ContextParts[], logger: Logger): Promise<Stack> {
  const failed: Failed = (what, error) => logger.error({ err: error }, `${what} failed`);
  const { ports, close } = await openedWith(async (use) => {
    if (isOneProcess(settings)) await use(holdFolder(settings));
    const behind = seldom((times) =>
      logger.warn({ times }, 'the event log grew faster than this process takes it; it reads on by pages, and nothing is missed'),
    );
    const log = await use(openLog(settings, behind));
    const data = await use(openData(settings, parts, failed, true));
    const compareKeys = () => compareVault(log, data.vault, streamsOf(parts));
    const work = await use(openWork(settings, clock, failed));
    const mailer = await use(openMailer(settings));
    const files = await use(openFileStore(settings));
    const router = await use(openRouter(settings, failed));
    return { log, ...data, notes: new SealedNotes(data.noteStore, data.vault), ...work, mailer, files, router, compareKeys };
  });
  return { ...ports, close };
}

/** Who holds the folder is alone; with all three engines there may be many. */
const isOneProcess = ({ eventStoreUrl, mongoUrl, redisUrl }: Settings): boolean => !(eventStoreUrl && mongoUrl && redisUrl);

const streamsOf = (parts: readonly ContextParts[]) => parts.flatMap(({ streams }) => streams);

async function openLog(settings: Settings, fellBehind: () => void = () => undefined): Promise<Opened<EventLog>> {
  if (!settings.eventStoreUrl) return openLogFile(settings);
  const log = await reach('EVENTSTORE_URL', EventStoreDbEventLog.open(settings.eventStoreUrl, { fellBehind }));
  return { ports: log, close: () => log.close() };
}

/** `isOnly`: whether no other process can be at work on the folder. */
async function openData(settings: Settings, parts: readonly ContextParts[], failed: Failed, isOnly: boolean): Promise<Opened<Data>> {
  if (settings.mongoUrl)
    return reach(
      'MONGODB_URL',
      openMongo(settings.mongoUrl, { masterKey: masterKey(settings.masterKey, join(settings.dataDir, 'master.key')), owners: ownersOf(parts), failed }),
    );
  const { ports, close } = openFiles(settings, parts, isOnly, failed);
  if (isOnly) ports.views.dropAbandoned();
  return { ports: { ...ports, leases: new SoleHolder() }, close };
}

async function openWork(settings: Settings, clock: Clock, failed: Failed): Promise<Opened<Work>> {
  if (settings.redisUrl) return reach('REDIS_URL', openRedis(settings.redisUrl, { clock, failed }));
  const { ports, close } = openJobs(settings, clock, failed);
  const ownMemory = {
    limiter: new InProcessRateLimiter(clock),
    firstTimes: new InProcessFirstTimes(clock),
    presence: new InProcessPresence(clock),
    roomPlaces: new InProcessRoomPlaces(clock),
    tickets: new InProcessTickets(clock),
    bulletin: new LocalBulletin(),
  };
  return { ports: { ...ports, ...ownMemory, fanOut: oneServer }, close };
}

async function openMailer({ smtpUrl, mailFrom, dataDir }: Settings): Promise<Opened<Mailer>> {
  if (!smtpUrl) return { ports: new OutboxMailer(join(dataDir, 'outbox'), mailFrom), close: () => Promise.resolve() };
  const mailer = SmtpMailer.open(smtpUrl, mailFrom);
  return { ports: mailer, close: async () => mailer.close() };
}

/** LiveKit carries rooms of any number of processes. The application's own router is in one, and so carries them only where all who are in them are connected to that one. */
async function openRouter(settings: Settings, failed: Failed): Promise<Opened<MediaRouter>> {
  const { seats, network, livekit } = settings.router;
  if (livekit && seats > 0) return openLiveKit({ server: livekit, seats, lines: ROUTER_LINES }, failed);
  if (seats === 0 || !isOneProcess(settings)) return { ports: noRouter, close: () => Promise.resolve() };
  const router = new EmbeddedRouter(startRouterProcess, { network, seats, lines: ROUTER_LINES }, failed);
  return { ports: router, close: () => router.close() };
}

async function openFileStore({ s3, dataDir }: Settings): Promise<Opened<Files>> {
  const files = s3 ? await reach('S3_URL', S3Files.open(s3)) : new DiskFiles(join(dataDir, 'files'));
  return { ports: files, close: () => Promise.resolve() };
}

/** An engine that cannot be had is the operator's to mend; the address itself may hold a password and is not repeated. */
async function reach<T>(setting: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof WrongSetting) throw error;
    if (error instanceof EventStoreTooOld)
      throw new WrongSetting(`The server at ${setting} is ${versionInWords(error.found)}; ${LEAST_VERSION} or newer is needed.`);
    const why = error instanceof Error ? error.message : String(error);
    throw new WrongSetting(`The server at ${setting} cannot be used. Check the address, the user and that the server runs. (${why})`);
  }
}

const versionInWords = (found: string | null): string => (found === null ? 'an EventStoreDB too old to tell its version' : `EventStoreDB ${found}`);
