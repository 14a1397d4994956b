import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';

/** Far above what any form has; the limits of its texts are the DTO's. */
const LIMITS = { fields: 40, parts: 41, files: 1, fieldNameSize: 100, fieldSize: 256 * 1024, headerPairs: 20 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads forms with files as well as JSON. */
    form?: true;
  }
}

/** Marks a route that reads forms; all others go on refusing them. */
export const TakesForm = () => RouteConfig({ form: true });

/** Lets the routes that are marked for it read forms with files. */
export async function readForms(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  fastify.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config?.form) throw new RuleViolation(CODE.unsupported, TEXT.unsupported, null, 'unsupported');
  });
}
