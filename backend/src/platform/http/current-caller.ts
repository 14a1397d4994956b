import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, GUEST } from '../callers/caller.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

export const callerOf = (request: FastifyRequest): Caller => request.caller ?? GUEST;

/** The caller of the request. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The member id of the caller; only behind a permission that guests lack. */
export const MemberId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { memberId } = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
  if (!memberId) throw new Error('a route without a signed-in caller asks for the member id');
  return memberId;
});
