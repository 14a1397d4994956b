import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import type { FileRule } from './read-form.js';

/** Far above what any form has; the limits of its texts are the DTO's. */
const LIMITS = { fields: 40, parts: 41, files: 1, fieldNameSize: 100, fieldSize: 256 * 1024, headerPairs: 20 };

/** Bytes. `List-Unsubscribe=One-Click` is all that anybody sends. */
const LARGEST_PAIRS = 100;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What file there may be in the forms that the route reads as well as JSON; it reads none when this is not said. */
    form?: FileRule;
    /** Whether the route reads `name=value` pairs as well. */
    pairs?: true;
    /** Whether the route is called by beacons as well, whose text it does not read. */
    beacon?: true;
  }
}

/** Marks a route that reads forms; all others go on refusing them. */
export const TakesForm = (form: FileRule) => RouteConfig({ form });

const NO_FILE: FileRule = { field: '', maxBytes: 0, tooLarge: TEXT.tooLarge };

/** Marks a route that reads forms without files and `name=value` pairs; all others go on refusing them. */
export const TakesPairs = () => RouteConfig({ form: NO_FILE, pairs: true });

/** Marks a route that a page calls as it goes, by a beacon: what text that carries is not read. */
export const TakesBeacon = () => RouteConfig({ beacon: true });

const unsupported = () => new RuleViolation(CODE.unsupported, TEXT.unsupported, null, 'unsupported');

/** Lets the routes that are marked for it read forms with files, a few short pairs, or the text of a beacon. */
export async function readForms(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  fastify.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config?.form) throw unsupported();
  });
  fastify.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: LARGEST_PAIRS }, (request, body, done) => {
    if (request.routeOptions.config?.pairs) done(null, Object.fromEntries(new URLSearchParams(body)));
    else done(unsupported());
  });
  fastify.addContentTypeParser<string>('text/plain', { parseAs: 'string', bodyLimit: LARGEST_PAIRS }, (request, _body, done) => {
    if (request.routeOptions.config?.beacon) done(null, {});
    else done(unsupported());
  });
}
