import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { Machinery } from '../machinery.js';
import { ok } from './envelope.js';
import { type HealthSource, healthOf } from './health.controller.js';
import { type Listening, nestLogger } from './server.js';

/** Builds the module for a process that serves nobody: it answers on its port only whether it is well. */
export async function createWorker(module: DynamicModule, logger: Logger): Promise<Listening> {
  const app = await NestFactory.createApplicationContext(module, { logger: nestLogger(logger), abortOnError: false });
  const source = app.get(Machinery);
  const server = createServer((request, response) => {
    answer(source, request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'health failed');
      response.destroy();
    });
  });
  return {
    app,
    listen: (port, host) => listen(server, port, host),
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

async function answer(source: HealthSource, { url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = url === '/api/health' ? await healthOf(source) : url === '/api/health/live' ? { status: 200, body: ok({ status: 'ok' }) } : NOT_HERE;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

const NOT_HERE = {
  status: 404,
  body: { success: false, error: TEXT.routeNotFound, message: TEXT.routeNotFound, code: CODE.notFound, status: 404 },
};
