import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { LogFault } from '../contracts/audit.js';
import { appModule } from './app.module.js';
import { LogProof } from './contexts/audit/public.js';
import { contextsOf } from './contexts.js';
import { houseOf } from './house.js';
import type { Clock } from './kernel/clock.js';
import { SYSTEM } from './kernel/event.js';
import type { Ids } from './kernel/ids.js';
import { KnownFault } from './platform/chain/known-fault.js';
import { inSentence, readOnceFaulty } from './platform/chain/reading-only.js';
import { Signet } from './platform/chain/seal.js';
import { storeOver } from './platform/commands/store-over.js';
import { createServer, type Listening } from './platform/http/server.js';
import { createWorker } from './platform/http/worker.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { whileHolding } from './platform/leases/while-holding.js';
import { Machinery } from './platform/machinery.js';
import { openStack } from './platform/open-stack.js';
import { type Announcer, type Announcing, announcerOf, toldOf } from './platform/realtime/broadcaster.js';
import { RealtimeGateway } from './platform/realtime/realtime.gateway.js';
import { LIVE_LINES, Replays } from './platform/realtime/replays.js';
import { requestContext } from './platform/request/request-context.js';
import { WrongSetting } from './platform/settings/readings.js';
import type { Settings } from './platform/settings/settings.js';
import type { ContextParts } from './platform/slices/context.js';
import type { LiveAnnouncement } from './platform/slices/slice.js';
import type { Stack } from './platform/stack.js';

export interface Meydan {
  readonly app: INestApplicationContext;
  readonly machinery: Machinery;
  /** Why it serves reading only, in a sentence for the operator; null when it serves all. */
  readonly frozen: string | null;
  /** Where it listens, with the port that was given when the setting was 0. */
  readonly url: string;
  /** Does something that no other process may do at the same time; waits until it is this one's turn. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Answers what has been asked, ends what is under way and closes what was opened. */
  stop(): Promise<void>;
}

/** Starts the parts of the application that the settings name. Unless `isPrepared`, health waits until the machinery is told that it is. Throws WrongSetting when an engine, the data folder or the port cannot be had. */
export async function startMeydan(given: Settings, clock: Clock, logger: Logger, isPrepared = true): Promise<Meydan> {
  const ids = new UuidIds(() => requestContext.getStore()?.repeatable ?? null);
  const known = new KnownFault();
  known.onFound((fault) => logger.error({ fault }, inSentence(fault)));
  const house = houseOf(given, known);
  const contexts = contextsOf(house);
  const parts = contexts.map((context) => context.parts);
  const opened = await openStack(given, clock, parts, logger);
  const { stack, settings, frozen } = await verified(opened, given, { parts, ids, clock, known });
  const module = appModule({ settings, house, contexts, stack, clock, ids, logger, known });
  const { roles } = settings;
  const server: Listening = roles.includes('api')
    ? await createServer(module, { ids, clock, fanOut: stack.fanOut, site: settings, logger })
    : await createWorker(module, logger);
  const machinery = server.app.get(Machinery);
  machinery.prepared(isPrepared);
  const stop = async () => {
    await server.close();
    await machinery.stop();
    await stack.close();
  };
  try {
    const { app } = server;
    await machinery.start(announcingOf(app, parts));
    const url = await server.listen(settings.port, settings.host);
    return { app: server.app, machinery, frozen, url, alone: (name, work) => whileHolding(stack.leases, name, work), stop };
  } catch (error) {
    await stop();
    throw unusableAddress(error, settings);
  }
}

/** Looks at the end of the log before anything is done; what was changed is only read until an operator has accepted it. */
async function verified(
  opened: Stack,
  settings: Settings,
  { parts, ids, clock, known }: { parts: readonly ContextParts[]; ids: Ids; clock: Clock; known: KnownFault },
) {
  const { log, links } = opened;
  const id = ids.next();
  const origin = { id, at: clock.now().toISOString(), actor: SYSTEM, correlationId: id, causationId: null };
  let fault: LogFault | null;
  try {
    fault = await new LogProof({ log, links, store: storeOver(opened, parts, ids), signet: new Signet(opened.vault) }).atStart(origin);
    // By a log that was changed no key is destroyed.
    if (!fault) await opened.compareKeys();
  } catch (error) {
    await opened.close();
    throw error;
  }
  const stack = { ...opened, log: readOnceFaulty(log, known) };
  if (!fault) return { stack, settings, frozen: null };
  known.found(fault);
  const roles = settings.roles.filter((role) => role !== 'worker');
  return { stack, settings: { ...settings, roles }, frozen: inSentence(fault) };
}

/** The lines of announcements, each with all that the slices tell in it. */
function announcingOf(app: INestApplicationContext, parts: readonly ContextParts[]): readonly Announcing[] {
  const [replays, gateway] = [app.get(Replays), app.get(RealtimeGateway)];
  const announcer = (live: LiveAnnouncement): Announcer => ('changes' in live ? announcerOf(app.get(live.changes), gateway) : app.get(live.announcer));
  return LIVE_LINES.map((line) => {
    const told = parts.flatMap(({ live }) => live).filter((live) => live.line === line);
    return { on: toldOf(told.map(announcer)), replay: replays.in(line) };
  });
}

function unusableAddress(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new WrongSetting(`Another program uses port ${port}. Choose another one with PORT.`);
    case 'EACCES':
      return new WrongSetting(`This user may not listen on port ${port}. Choose one from 1024 on with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new WrongSetting(`This machine cannot listen on ${host}. Correct HOST.`);
    default:
      return error;
  }
}
