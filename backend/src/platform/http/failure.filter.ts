import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import type { Failure } from '../../../contracts/failure.js';
import { ConcurrencyConflict } from '../../kernel/event-store.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { LOGGER } from '../observability/logger.js';

const STATUS_OF_KIND = {
  conflict: 409,
  'not-found': 404,
  gone: 410,
  forbidden: 403,
  invalid: 422,
  unauthorized: 401,
  'rate-limited': 429,
  malformed: 400,
  unavailable: 503,
  'too-large': 413,
  unsupported: 415,
} as const;

const CODE_OF_KIND = {
  conflict: CODE.conflict,
  'not-found': CODE.notFound,
  gone: CODE.gone,
  forbidden: CODE.forbidden,
  invalid: CODE.validation,
  unauthorized: CODE.authRequired,
  'rate-limited': CODE.rateLimited,
  malformed: CODE.malformed,
  unavailable: CODE.unavailable,
  'too-large': CODE.tooLarge,
  unsupported: CODE.unsupported,
} as const;

/** What a plain HTTP status means, for failures that come from the framework. */
const BY_STATUS: Record<number, { code: string; sentence: string }> = {
  400: { code: CODE.malformed, sentence: TEXT.malformedRequest },
  401: { code: CODE.authRequired, sentence: TEXT.authRequired },
  403: { code: CODE.forbidden, sentence: TEXT.forbidden },
  404: { code: CODE.notFound, sentence: TEXT.routeNotFound },
  408: { code: CODE.tooSlow, sentence: TEXT.tooSlow },
  409: { code: CODE.conflict, sentence: TEXT.conflict },
  413: { code: CODE.tooLarge, sentence: TEXT.tooLarge },
  415: { code: CODE.unsupported, sentence: TEXT.unsupported },
  429: { code: CODE.rateLimited, sentence: TEXT.rateLimited },
  503: { code: CODE.unavailable, sentence: TEXT.unavailable },
};

/** Turns whatever was thrown into the failure envelope; nothing of the inside gets out. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const failure = describeFailure(error);
    if (failure.status >= 500) this.logger.error({ err: error, method: request.method, route: request.routeOptions?.url }, 'request failed');
    const retryAfter = retryAfterOf(error, failure);
    if (retryAfter) reply.header('Retry-After', retryAfter);
    reply.status(failure.status).send(failure);
  }
}

/** The envelope of a failure; anything unknown is an internal error. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof RuleViolation) return ofRule(error);
  if (error instanceof ConcurrencyConflict) return failure(409, CODE.conflict, TEXT.conflict);
  if (error instanceof Unavailable) return failure(503, CODE.unavailable, TEXT.unavailable);
  const status = error instanceof HttpException ? error.getStatus() : statusOfFramework(error);
  const known = BY_STATUS[status];
  if (!known) return status >= 400 && status < 500 ? failure(status, CODE.malformed, TEXT.malformedRequest) : failure(500, CODE.internal, TEXT.internal);
  return failure(status, known.code, status === 400 && isJsonError(error) ? TEXT.malformedJson : known.sentence);
}

function ofRule({ code, message, kind, fields, details }: RuleViolation): Failure {
  // A code like 'report.own-content' names a rule for those who read the code; clients are told the kind.
  const body = failure(STATUS_OF_KIND[kind], /^[A-Z_]+$/.test(code) ? code : CODE_OF_KIND[kind], message);
  const { retryAfter: _, ...shown } = details;
  if (fields) body.fields = Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, [sentence]]));
  return { ...body, ...shown };
}

const failure = (status: number, code: string, sentence: string): Failure => ({ success: false, error: sentence, message: sentence, code, status });

function statusOfFramework(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** The framework says only in words that it was the JSON that it could not read. */
function isJsonError(error: unknown): boolean {
  return error instanceof Error && /\bJSON\b/.test(error.message);
}

function retryAfterOf(error: unknown, { status }: Failure): number | null {
  if (error instanceof RuleViolation && typeof error.details.retryAfter === 'number') return error.details.retryAfter;
  return status === 503 ? 1 : null;
}
