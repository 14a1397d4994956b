import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { validate } from 'uuid';
import { DECISION_STATES, DECISION_SUBJECTS } from '../../../../contracts/forum-decisions.js';
import { DECISION_KINDS } from '../../../../contracts/moderation-verbs.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { malformed, notFound } from '../../../platform/refusals/refusals.js';
import { DecisionQuery } from './decision.query.js';

/** What moderators decided on the forum, for finding it again. */
@Controller('api/console/decisions')
export class ConsoleDecisionsController {
  constructor(private readonly decisions: DecisionQuery) {}

  @Get()
  @Allow('history.read')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, filter } = parseConsoleList(request);
    const narrowed = {
      kind: oneOf(DECISION_KINDS, filter.kind),
      subject: oneOf(DECISION_SUBJECTS, filter.subject),
      state: oneOf(DECISION_STATES, filter.state),
      moderator: given(filter.moderator, (id) => validate(id) && id),
      since: given(filter.since, isoTime),
    };
    const { rows, total } = await this.decisions.list(narrowed, window);
    return sendConsoleList(reply, 'decisions', rows, total, window.offset);
  }

  @Get(':id')
  @Allow('history.read')
  async show(@Param('id') id: string) {
    const found = await this.decisions.byId(id);
    if (!found) throw notFound();
    return found;
  }
}

function given(value: unknown, read: (text: string) => string | false): string | undefined {
  if (value === undefined) return undefined;
  const found = read(String(value));
  if (!found) throw malformed();
  return found;
}

/** A day or a time, as the ISO time by which rows are compared. */
function isoTime(text: string): string | false {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : null;
  return time !== null && !Number.isNaN(time.getTime()) && time.toISOString();
}
