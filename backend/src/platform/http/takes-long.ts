import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes that a body of this route may have; left out, it is as many as for all others. */
    longest?: number;
  }
}

/** Marks a route whose body may have more bytes than those of others. */
export const TakesLong = (bytes: number) => RouteConfig({ longest: bytes });

/** Lets the routes that are marked for it take more; to be called before there are routes. */
export function takeLong(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const longest = route.config?.longest;
    if (longest !== undefined) route.bodyLimit = longest;
  });
}
