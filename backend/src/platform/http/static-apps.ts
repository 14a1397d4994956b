import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import type { Failure } from '../../../contracts/failure.js';
import { PageTemplate } from '../public-site/page-template.js';
import type { PublicSite } from '../public-site/public-site.js';
import type { RouteFiles } from '../public-site/route-files.js';
import type { PagePace } from './page-pace.js';
import { answerPublicly } from './public-pages.js';

const unknownRoute: Failure = { success: false, error: TEXT.routeNotFound, message: TEXT.routeNotFound, code: CODE.notFound, status: 404 };
const YEAR_S = 31_536_000;

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface Apps {
  /** Folders of the built apps. */
  readonly member: string;
  readonly console: string;
  /** The page of the built member app; null when it is not built. */
  readonly index: string | null;
  readonly site: PublicSite;
  readonly pace: PagePace;
  readonly logger: Logger;
}

/** Serves the two built apps: files by name, the console's page for every other address under it, and the public site for all the rest. */
export async function serveApps(fastify: FastifyInstance, { member, index, console: desk, site, pace, logger }: Apps): Promise<void> {
  await serve(fastify, desk, '/adminpanel/', pageIn(desk));
  await serve(fastify, member, '/', answerPublicly(site, new PageTemplate(index, routesOf(member)), pace, logger));
  fastify.get('/adminpanel', (_request, reply) => reply.redirect('/adminpanel/'));
}

const textOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** The page of a built app; null when it is not built. */
export const indexOf = (folder: string): string | null => textOf(join(folder, 'index.html'));

const routesOf = (folder: string): RouteFiles[] => JSON.parse(textOf(join(folder, '.route-files.json')) ?? '[]');

const pageIn =
  (folder: string): Answer =>
  (_request, reply) =>
    existsSync(join(folder, 'index.html'))
      ? reply.header('Cache-Control', 'no-cache').sendFile('index.html', folder, { cacheControl: false })
      : reply.status(404).send(unknownRoute);

async function serve(fastify: FastifyInstance, folder: string, prefix: string, page: Answer): Promise<void> {
  const answer: Answer = (request, reply) =>
    /\/(api|assets|socket\.io)\//.test(request.url.split('?', 1)[0] ?? '') ? reply.status(404).send(unknownRoute) : page(request, reply);
  if (existsSync(folder)) {
    await fastify.register(fastifyStatic, {
      root: folder,
      prefix,
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/.built'],
      decorateReply: prefix !== '/',
      // Built files carry a digest in their name, so they never change.
      setHeaders: (response, path) => response.header('Cache-Control', /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache'),
    });
  }
  fastify.get(`${prefix}*`, answer);
  if (prefix === '/') fastify.get('/', answer);
}
