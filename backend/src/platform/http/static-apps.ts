import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE, type Failure, TEXT } from '../../../contracts/envelope.js';

const unknownRoute: Failure = { success: false, error: TEXT.routeNotFound, message: TEXT.routeNotFound, code: CODE.notFound, status: 404 };
const YEAR_S = 31_536_000;

/** Serves the two built apps: files by name, and each app's page for every other address under it. */
export async function serveApps(fastify: FastifyInstance, apps: { readonly member: string; readonly console: string }): Promise<void> {
  await serve(fastify, apps.console, '/adminpanel/');
  await serve(fastify, apps.member, '/');
  fastify.get('/adminpanel', (_request, reply) => reply.redirect('/adminpanel/'));
}

async function serve(fastify: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const wantsFile = /\/(api|assets|socket\.io)\//.test(request.url) || !existsSync(join(folder, 'index.html'));
    if (wantsFile) return reply.status(404).send(unknownRoute);
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html', folder, { cacheControl: false });
  };
  if (existsSync(folder)) {
    await fastify.register(fastifyStatic, {
      root: folder,
      prefix,
      wildcard: false,
      preCompressed: true,
      index: false,
      decorateReply: prefix !== '/',
      // Built files carry a digest in their name, so they never change.
      setHeaders: (response, path) => response.header('Cache-Control', /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache'),
    });
  }
  fastify.get(`${prefix}*`, page);
  if (prefix === '/') fastify.get('/', page);
}
