import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { PageTemplate } from '../public-site/page-template.js';
import type { PublicAnswer, PublicSite } from '../public-site/public-site.js';
import { Compressor, codingFor } from './compressor.js';
import type { PagePace } from './page-pace.js';
import { headerOf } from './request-headers.js';

/** Answers the addresses of the public site. Pages and feeds are asked for anew each time, and sent anew only when they have changed. */
export function answerPublicly(site: PublicSite, template: PageTemplate, isTooFast: PagePace, logger: Logger) {
  const compressor = new Compressor();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isTooFast(request, reply)) return reply;
    const answer = await site.answer(request.url, template).catch((error: unknown): PublicAnswer => {
      logger.error({ err: error }, 'a public page could not be rendered');
      reply.header('Retry-After', '1');
      // The app in it asks again and tells the visitor what is wrong.
      return site.shell(request.url, template);
    });
    const coding = codingFor(headerOf(request, 'accept-encoding'));
    const digest = createHash('sha256').update(answer.body).digest('base64url').slice(0, 27);
    // Other bytes, another tag: a cache may not take the compressed answer for the plain one.
    const tag = coding ? `"${digest}-${coding}"` : `"${digest}"`;
    reply.header('Cache-Control', 'no-cache').header('ETag', tag).header('Vary', 'Accept-Encoding');
    if (answer.unlisted) reply.header('X-Robots-Tag', 'noindex');
    if (answer.location) reply.header('Location', answer.location);
    if (answer.status === 200 && headerOf(request, 'if-none-match') === tag) return reply.status(304).send();
    reply.status(answer.status).type(`${answer.type}; charset=utf-8`);
    if (!coding) return reply.send(answer.body);
    return reply.header('Content-Encoding', coding).send(await compressor.compress(digest, answer.body, coding));
  };
}
