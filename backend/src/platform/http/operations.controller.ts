import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { CODE } from '../../../contracts/envelope.js';
import { type FollowerRow, JOB_STATES, OPERATIONS_TEXT, type ParkedRow, QUEUE_NAMES, type QueuedJob, type QueueRow } from '../../../contracts/operations.js';
import type { JobBoard, JobEntry } from '../../kernel/jobs.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { LOGGER } from '../observability/logger.js';
import type { ParkedEntry, ParkedEvents } from '../parking/parking.js';
import { JOB_BOARD, PARKED_EVENTS } from '../tokens.js';
import { Allow } from './allow.js';
import { ConsoleListDto } from './console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from './console-list.js';
import { MemberId } from './current-caller.js';
import { ok } from './envelope.js';
import { Repeatable } from './repeatable.js';

const PARKED_AT_MOST = 100;

/** How far everything that follows the log has come; bound by the composition root. */
export abstract class FollowerSource {
  abstract all(): Promise<readonly FollowerRow[]>;
}

/** What operators see of queues and followers, and the little that they can do about them. */
@Controller('api/console')
export class OperationsController {
  constructor(
    @Inject(JOB_BOARD) private readonly board: JobBoard,
    @Inject(PARKED_EVENTS) private readonly parked: ParkedEvents,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly followers: FollowerSource,
  ) {}

  @Get('queues')
  @Allow('operations.read')
  async queues(@Res({ passthrough: true }) reply: FastifyReply) {
    const rows = (await this.board.queues()).map(({ queue, counts }): QueueRow => ({ id: queue, ...counts }));
    return sendConsoleList(reply, 'queues', rows, rows.length, 0);
  }

  /** Jobs of one queue in one state: `{"queue":"mail","state":"dead"}`. */
  @Get('jobs')
  @Allow('operations.read')
  async jobs(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, filter } = parseConsoleList(request);
    const queue = oneOf(QUEUE_NAMES, filter.queue) ?? 'sanctions';
    const state = oneOf(JOB_STATES, filter.state) ?? 'dead';
    const entries = await this.board.entries(queue, state, window);
    const total = (await this.board.queues()).find((row) => row.queue === queue)?.counts[state] ?? 0;
    return sendConsoleList(reply, 'jobs', entries.map(jobRow), total, window.offset);
  }

  @Get('jobs/:id')
  @Allow('operations.read')
  async job(@Param('id') id: string) {
    const entry = await this.board.entry(id);
    if (!entry) throw gone();
    return jobRow(entry);
  }

  @Post('jobs/:id/retry')
  @Repeatable()
  @HttpCode(200)
  @Allow('operations.manage')
  async retry(@Param('id') id: string, @MemberId() memberId: string) {
    if (!(await this.board.retry(id))) throw gone();
    this.logger.warn({ job: id, memberId }, 'dead job sent again');
    return ok(null, OPERATIONS_TEXT.retried);
  }

  @Post('jobs/:id/discard')
  @Repeatable()
  @HttpCode(200)
  @Allow('operations.manage')
  async discard(@Param('id') id: string, @MemberId() memberId: string) {
    if (!(await this.board.discard(id))) throw gone();
    this.logger.warn({ job: id, memberId }, 'dead job discarded');
    return ok(null, OPERATIONS_TEXT.discarded);
  }

  @Get('followers')
  @Allow('operations.read')
  async listFollowers(@Res({ passthrough: true }) reply: FastifyReply) {
    const rows = [...(await this.followers.all())];
    return sendConsoleList(reply, 'followers', rows, rows.length, 0);
  }

  /** The latest events that could not be handled. */
  @Get('parked')
  @Allow('operations.read')
  async listParked(@Res({ passthrough: true }) reply: FastifyReply) {
    const rows = (await this.parked.list(PARKED_AT_MOST)).map(parkedRow);
    return sendConsoleList(reply, 'parked', rows, await this.parked.count(), 0);
  }
}

const gone = () => new RuleViolation(CODE.notFound, OPERATIONS_TEXT.jobGone, null, 'not-found');

const jobRow = ({ dueAt, lastError, event: _, ...entry }: JobEntry): QueuedJob => ({ ...entry, due_at: dueAt, last_error: lastError });

const parkedRow = ({ follower, position, eventId, type, error }: ParkedEntry): ParkedRow => ({
  id: `${follower}/${position}`,
  follower,
  position,
  event_id: eventId,
  type,
  error,
});
