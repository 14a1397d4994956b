import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import type { Failure } from '../../../contracts/failure.js';
import type { Ids } from '../../kernel/ids.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { GUEST } from '../callers/caller.js';
import { awaitedAfter, promptAt } from '../following/awaited.js';
import type { GroupPositions } from '../following/group-positions.js';
import { malformed } from '../refusals/refusals.js';
import { type RequestContext, requestContext, Written } from '../request/request-context.js';
import { headerOf } from './request-headers.js';

/** No request is nested deeper than a few levels; one that is would exhaust the stack of whoever walks through it. */
const DEEPEST_BODY = 20;
/** No request names more values, counting lists and all that is in them: to check 70,000 unknown fields keeps everybody else waiting for seconds. */
const MOST_VALUES = 2_500;

const behind: Failure = { success: false, error: TEXT.unavailable, message: TEXT.unavailable, code: CODE.unavailable, status: 503 };

/** Without it Fastify refuses in words of its own while it closes. */
export const SAYS_ITSELF_THAT_IT_CLOSES = { return503OnClosing: false } as const;

/**
 * Puts every request into its own context, lets a reader wait for the position it names in `X-Min-Position`, and lets every answer to a
 * write wait until the views that show it hold it; a member's answer carries `X-Event-Position`. Whoever asks while the server closes is told to
 * come back.
 */
export function addHttpHooks(fastify: FastifyInstance, views: GroupPositions, ids: Ids): void {
  fastify.addHook('onRequest', (_request, _reply, done) => {
    requestContext.run(new FreshContext(ids), done);
  });

  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  fastify.addHook('onRequest', async (request, reply) => {
    if (closing) return refuse(reply);
    const least = headerOf(request, 'x-min-position');
    if (least === null || !/^\d{1,15}$/.test(least)) return;
    if (await views.waitForThese(promptAt(views.followers, Number(least)))) return;
    return refuse(reply);
  });

  fastify.addHook('preValidation', async (request) => {
    refuseUnwieldy(request.body);
    request.body = withWholeCharacters(request.body);
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    forbidKeeping(request, reply);
    const written = requestContext.getStore()?.written;
    if (!written || written.position === 0) return done(null, payload);
    // What a guest's write came to, and whether it came to anything, is not told by a number.
    if (request.caller?.memberId) reply.header('X-Event-Position', written.position);
    views.waitForThese(awaitedAfter(views.followers, written.facts)).then(() => done(null, payload), done);
  });
}

const refuse = (reply: FastifyReply): FastifyReply => reply.status(503).header('Retry-After', '1').send(behind);

/** What the API answers is for whoever asked, now: no browser and nothing between keeps it, unless the answer itself says how long it stands. */
function forbidKeeping(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
}

/** Goes level by level, so that no depth can exhaust the stack here. Throws RuleViolation. */
function refuseUnwieldy(body: unknown): void {
  let level = [body];
  for (let depth = 0, values = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > DEEPEST_BODY) throw malformed();
    if (values > MOST_VALUES) throw new RuleViolation(CODE.tooLarge, TEXT.tooLarge, null, 'too-large');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

/** Half of a pair of surrogates is no character, and not every store keeps it: it is replaced as decoders do. */
export function withWholeCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(withWholeCharacters);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withWholeCharacters(part)]));
}

/** Most requests only read and need no correlation id, so it is made when it is first asked for. */
class FreshContext implements RequestContext {
  readonly written = new Written();
  caller = GUEST;
  repeatable: RequestContext['repeatable'] = null;
  private id: string | null = null;

  constructor(private readonly ids: Ids) {}

  get correlationId(): string {
    this.id ??= this.ids.next();
    return this.id;
  }
}
