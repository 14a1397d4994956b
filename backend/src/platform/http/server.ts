import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Machinery } from '../machinery.js';
import { PublicSite } from '../public-site/public-site.js';
import type { SocketFanOut } from '../realtime/socket-fan-out.js';
import { SocketServer } from '../realtime/socket-server.js';
import { type MapSettings, tileOrigin } from '../settings/map-settings.js';
import type { SiteSettings } from '../settings/site-settings.js';
import { serveApiDocs } from './api-docs.js';
import { Connections } from './connections.js';
import { readForms } from './forms.js';
import { addHttpHooks, SAYS_ITSELF_THAT_IT_CLOSES } from './http-hooks.js';
import { useLastingJson } from './lasting-json.js';
import { pagePace } from './page-pace.js';
import { addSecurityHeaders, inlineScripts } from './security-headers.js';
import { indexOf, serveApps } from './static-apps.js';
import { takeLong } from './takes-long.js';
import { refuseAddress, refuseConnection } from './unreadable.js';

/** The spec's cap for a request. */
const LARGEST_BODY = 1024 * 1024;
const LONGEST_URL_PART = 200;

const builtApp = (name: string) => fileURLToPath(new URL(`../../../../../${name}/dist`, import.meta.url));

/** A part of the application that answers on a port once it is asked to. */
export interface Listening {
  readonly app: INestApplicationContext;
  /** Answers the address it listens at, with the port that was given when 0 was asked for. */
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

export interface ServerTools {
  readonly ids: Ids;
  readonly fanOut: SocketFanOut;
  readonly clock: Clock;
  readonly site: Pick<SiteSettings, 'publicUrl' | 'trustedProxies' | 'requestSeconds' | 'pagesPerMinute'> & Pick<MapSettings, 'tiles'>;
  readonly logger: Logger;
}

/** Builds the HTTP and socket server around the module; it is initialised but does not listen yet. */
export async function createServer(module: DynamicModule, { ids, fanOut, clock, site, logger }: ServerTools): Promise<Listening> {
  const adapter = new FastifyAdapter({
    bodyLimit: LARGEST_BODY,
    trustProxy: site.trustedProxies.length > 0 ? [...site.trustedProxies] : false,
    ...cutsOff(site.requestSeconds * 1000),
    routerOptions: { maxParamLength: LONGEST_URL_PART },
    forceCloseConnections: true,
    ...SAYS_ITSELF_THAT_IT_CLOSES,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  });
  // Without Nest's own parsers, which would read forms as well: bodies are JSON and nothing else.
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: nestLogger(logger), abortOnError: false, bodyParser: false });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const connections = new Connections(fastify.server);
  fastify.removeContentTypeParser('text/plain');
  fastify.decorate('isSiteSecure', site.publicUrl.startsWith('https:'));
  addHttpHooks(fastify, app.get(Machinery).followers.views, ids);
  await fastify.register(cookie);
  const member = builtApp('frontend');
  const index = indexOf(member);
  addSecurityHeaders(fastify, inlineScripts(index ?? ''), site.publicUrl, tileOrigin(site));
  useLastingJson(fastify);
  await readForms(fastify);
  takeLong(fastify);
  await serveApiDocs(app, fastify);
  await serveApps(fastify, { member, index, console: builtApp('admin'), site: app.get(PublicSite), pace: pagePace(clock, site.pagesPerMinute), logger });
  app.useWebSocketAdapter(new SocketServer(app, fanOut));
  await app.init();
  return {
    app,
    listen: async (port, host) => {
      await app.listen(port, host);
      return app.getUrl();
    },
    close: () => connections.endWhile(() => app.close()),
  };
}

/** A head that may take longer than the whole makes Node take the one time for the other. */
const SLOWEST_HEAD_MS = 60_000;

/** Ends requests that have not come in whole in time, however much of them still comes; the last may come late by a quarter of it. */
const cutsOff = (requestTimeout: number) => ({
  requestTimeout,
  http: { headersTimeout: Math.min(requestTimeout, SLOWEST_HEAD_MS), connectionsCheckingInterval: requestTimeout / 4 },
});

/** Nest's own words are for developers: only what goes wrong is worth a line. */
export function nestLogger(logger: Logger) {
  const quiet = () => undefined;
  return {
    log: quiet,
    debug: quiet,
    verbose: quiet,
    warn: (message: unknown) => logger.warn(String(message)),
    error: (message: unknown) => logger.error(String(message)),
    fatal: (message: unknown) => logger.fatal(String(message)),
  };
}
