import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import type { Clock } from '../../kernel/clock.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import type { Vault } from '../../kernel/vault.js';
import { Requests } from '../idempotency/requests.js';
import { malformed } from '../refusals/refusals.js';
import { requestContext } from '../request/request-context.js';
import { CLOCK, VAULT } from '../tokens.js';
import { callerOf } from './current-caller.js';
import { headerOf, LONGEST_KEY } from './request-headers.js';

/** Set on handlers whose answers are not kept. */
export const ANSWERS_ANEW = 'idempotency.answers-anew';

/** The same key from the same member within a day gets the first answer and does nothing twice. Answers are kept sealed: some hold what only their member may see. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  /** Requests that are being answered now: a repeat that comes in meanwhile waits for the same answer. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(
    private readonly requests: Requests,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headerOf(request, 'idempotency-key');
    const owner = callerOf(request).memberId;
    if (key === null || !owner) return next.handle();
    if (key.length === 0 || key.length > LONGEST_KEY) throw malformed();
    const keeps = Reflect.getMetadata(ANSWERS_ANEW, context.getHandler()) !== true;
    return from(this.once(request, context.switchToHttp().getResponse<FastifyReply>(), { owner, key, keeps }, next));
  }

  private async once(request: FastifyRequest, reply: FastifyReply, named: Named, next: CallHandler): Promise<unknown> {
    const { owner, key } = named;
    const digest = this.digestOf(request);
    const now = this.clock.now().getTime();
    const known = await this.requests.begin(owner, key, digest, now);
    if (known.digest !== digest) throw new RuleViolation(CODE.conflict, TEXT.idempotencyMismatch, null, 'conflict');
    if (known.answer) {
      const body = await this.vault.open(owner, known.answer.body);
      reply.status(known.answer.status).header('Idempotency-Replayed', 'true');
      return JSON.parse(body ?? 'null');
    }
    const name = `${owner}/${key}`;
    const waiting = this.underWay.get(name);
    if (waiting) return waiting;
    const answering = this.answer(name, known.startedAt, named, reply, next).finally(() => this.underWay.delete(name));
    this.underWay.set(name, answering);
    const body = await answering;
    if (known.startedAt !== now && wroteNothingNew()) reply.header('Idempotency-Replayed', 'true');
    return body;
  }

  private async answer(name: string, startedAt: number, { owner, key, keeps }: Named, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const context = requestContext.getStore();
    let count = 0;
    if (context) context.repeatable = { startedAt, next: () => `${name}/${count++}` };
    try {
      const body: unknown = await lastValueFrom(next.handle());
      if (keeps) await this.requests.answered(owner, key, reply.statusCode, await this.vault.seal(owner, JSON.stringify(body ?? null)));
      return body;
    } catch (error) {
      // Refused means nothing was written. Behind ("unavailable") does not: the repetition must be known as one.
      if (error instanceof RuleViolation && error.kind !== 'unavailable') await this.requests.forget(owner, key);
      throw error;
    }
  }

  /** Keyed, because a body may hold a password that could be guessed from a plain digest of it. */
  private digestOf({ method, url, body, sentFiles = [] }: FastifyRequest): string {
    const files = createHash('sha256');
    for (const { bytes, name } of sentFiles) files.update(bytes).update(sentFiles.length > 1 ? name : '');
    return this.vault.blind('request', `${method} ${url} ${JSON.stringify(body ?? null)} ${files.digest('hex')}`);
  }
}

interface Named {
  readonly owner: string;
  readonly key: string;
  /** Whether the answer is kept for whoever sends the same again. */
  readonly keeps: boolean;
}

/** An earlier try was stored, but its answer never came: the repetition found all of it there. */
function wroteNothingNew(): boolean {
  const { hasFound, first } = requestContext.getStore()?.written ?? { hasFound: false, first: null };
  return hasFound && first === null;
}
