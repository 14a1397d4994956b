import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { appModule } from './app.module.js';
import { AnnounceSessionEnd } from './contexts/accounts/session/announce-session-end.js';
import type { Clock } from './kernel/clock.js';
import { contextParts } from './parts.js';
import { openEmbedded } from './platform/embedded.js';
import { requestContext } from './platform/http/request-context.js';
import { createServer } from './platform/http/server.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { Machinery } from './platform/machinery.js';
import { type Settings, WrongSetting } from './platform/settings/settings.js';

export interface Meydan {
  readonly app: NestFastifyApplication;
  readonly machinery: Machinery;
  /** Where it listens, with the port that was given when the setting was 0. */
  readonly url: string;
  /** Answers what has been asked, ends what is under way and closes the files. */
  stop(): Promise<void>;
}

/** Starts the whole application on the embedded adapters. Throws WrongSetting when the data folder or the port cannot be had. */
export async function startMeydan(settings: Settings, clock: Clock, logger: Logger): Promise<Meydan> {
  const ids = new UuidIds(() => requestContext.getStore()?.repeatable ?? null);
  const stack = openEmbedded(settings, clock, contextParts(settings));
  const app = await createServer(appModule({ settings, stack, clock, ids, logger }), ids, logger);
  const machinery = app.get(Machinery);
  await machinery.start(app.get(AnnounceSessionEnd).on);
  const stop = async () => {
    await app.close();
    await machinery.stop();
    await stack.close();
  };
  try {
    await app.listen(settings.port, settings.host);
  } catch (error) {
    await stop();
    throw unusableAddress(error, settings);
  }
  return { app, machinery, url: await app.getUrl(), stop };
}

function unusableAddress(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new WrongSetting(`${port} numaralı kapıyı başka bir program kullanıyor. PORT ayarıyla başka bir kapı verin.`);
    case 'EACCES':
      return new WrongSetting(`${port} numaralı kapıyı dinlemeye izin yok. PORT ayarıyla 1024 ve üstü bir kapı verin.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new WrongSetting(`Bu makinede ${host} adresi dinlenemiyor. HOST ayarını düzeltin.`);
    default:
      return error;
  }
}
