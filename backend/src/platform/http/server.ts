import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Ids } from '../../kernel/ids.js';
import { Machinery } from '../machinery.js';
import { serveApiDocs } from './api-docs.js';
import { addHttpHooks } from './http-hooks.js';
import { useLastingJson } from './lasting-json.js';
import { addSecurityHeaders } from './security-headers.js';
import { serveApps } from './static-apps.js';
import { refuseAddress, refuseConnection } from './unreadable.js';

/** The spec's cap for a request. */
const LARGEST_BODY = 1024 * 1024;
const LONGEST_URL_PART = 200;

const builtApp = (name: string) => fileURLToPath(new URL(`../../../../../${name}/dist`, import.meta.url));

/** Builds the HTTP and socket server around the module; it is initialised but does not listen yet. */
export async function createServer(module: DynamicModule, ids: Ids, logger: Logger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_URL_PART },
    forceCloseConnections: true,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  });
  // Without Nest's own parsers, which would read forms as well: bodies are JSON and nothing else.
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: nestLogger(logger), abortOnError: false, bodyParser: false });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  addHttpHooks(fastify, app.get(Machinery).followers.views, ids);
  await fastify.register(cookie);
  addSecurityHeaders(fastify);
  useLastingJson(fastify);
  await serveApiDocs(app, fastify);
  await serveApps(fastify, { member: builtApp('frontend'), console: builtApp('admin') });
  app.useWebSocketAdapter(new IoAdapter(app));
  await app.init();
  return app;
}

/** Nest's own words are for developers: only what goes wrong is worth a line. */
function nestLogger(logger: Logger) {
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
