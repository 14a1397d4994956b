import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { appModule } from './app.module.js';
import { contextsOf, houseOf } from './contexts.js';
import type { Clock } from './kernel/clock.js';
import { createServer, type Listening } from './platform/http/server.js';
import { createWorker } from './platform/http/worker.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { whileHolding } from './platform/leases/while-holding.js';
import { Machinery } from './platform/machinery.js';
import { openStack } from './platform/open-stack.js';
import { type Announcer, type Announcing, announcerOf, toldOf } from './platform/realtime/broadcaster.js';
import { RealtimeGateway } from './platform/realtime/realtime.gateway.js';
import { Replays } from './platform/realtime/replays.js';
import { requestContext } from './platform/request/request-context.js';
import { WrongSetting } from './platform/settings/readings.js';
import type { Settings } from './platform/settings/settings.js';
import type { ContextParts } from './platform/slices/context.js';
import type { LiveAnnouncement } from './platform/slices/slice.js';

export interface Meydan {
  readonly app: INestApplicationContext;
  readonly machinery: Machinery;
  /** Where it listens, with the port that was given when the setting was 0. */
  readonly url: string;
  /** Does something that no other process may do at the same time; waits until it is this one's turn. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Answers what has been asked, ends what is under way and closes what was opened. */
  stop(): Promise<void>;
}

/** Starts the parts of the application that the settings name. Unless `isPrepared`, health waits until the machinery is told that it is. Throws WrongSetting when an engine, the data folder or the port cannot be had. */
export async function startMeydan(settings: Settings, clock: Clock, logger: Logger, isPrepared = true): Promise<Meydan> {
  const ids = new UuidIds(() => requestContext.getStore()?.repeatable ?? null);
  const house = houseOf(settings);
  const contexts = contextsOf(house);
  const parts = contexts.map((context) => context.parts);
  const stack = await openStack(settings, clock, parts, logger);
  const module = appModule({ settings, house, contexts, stack, clock, ids, logger });
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
    return { app: server.app, machinery, url, alone: (name, work) => whileHolding(stack.leases, name, work), stop };
  } catch (error) {
    await stop();
    throw unusableAddress(error, settings);
  }
}

/** The two lines of announcements, each with all that the slices tell in it. */
function announcingOf(app: INestApplicationContext, parts: readonly ContextParts[]): readonly Announcing[] {
  const [replays, gateway] = [app.get(Replays), app.get(RealtimeGateway)];
  const announcer = (live: LiveAnnouncement): Announcer => ('changes' in live ? announcerOf(app.get(live.changes), gateway) : app.get(live.announcer));
  return (['open', 'own'] as const).map((line) => {
    const told = parts.flatMap(({ live }) => live).filter((live) => live.line === line);
    return { on: toldOf(told.map(announcer)), replay: replays[line] };
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
