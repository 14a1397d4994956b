import { applyDecorators, type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Allowance, RateLimiter } from '../../kernel/rate-limiter.js';
import { rateLimited } from '../refusals/refusals.js';
import { RATE_LIMITER } from '../tokens.js';
import { callerOf } from './current-caller.js';

const AT_MOST = 'meydan:at-most';
const HOUR_S = 3_600;
/** For settings of one's own: many more than anybody chooses, and few enough that what is kept of them for ever stays short. */
const CHOICES: Allowance = { most: 60, seconds: HOUR_S };

/** Counts what one member does; throws RuleViolation with the seconds to wait once it was too much. */
@Injectable()
class PaceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const what = this.reflector.get<string>(AT_MOST, context.getHandler());
    const { memberId } = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    const wait = memberId ? await this.limiter.take(`at-most:${what}:${memberId}`, CHOICES) : 0;
    if (wait > 0) throw rateLimited(wait);
    return true;
  }
}

/** One member may ask for this sixty times an hour: what changes nothing but a choice adds to a stream all the same, and streams only grow. */
export const AtMost = (what: string) => applyDecorators(SetMetadata(AT_MOST, what), UseGuards(PaceGuard));
