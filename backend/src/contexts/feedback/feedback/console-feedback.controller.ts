import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FEEDBACK_STATUSES } from '../../../../contracts/feedback.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { FeedbackStatusDto } from './feedback.dto.js';
import { FeedbackQuery } from './feedback.query.js';
import { FeedbackReview } from './feedback-review.service.js';

const STATES = ['all', 'open', ...FEEDBACK_STATUSES] as const;
const ORDERS = ['created_at'] as const;

@Controller('api/console/feedback')
export class ConsoleFeedbackController {
  constructor(
    private readonly feedback: FeedbackQuery,
    private readonly reviews: FeedbackReview,
  ) {}

  @Get()
  @Allow('feedback.read')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, sort, filter } = parseConsoleList(request);
    oneOf(ORDERS, sort?.field);
    const search = filter.q === undefined ? undefined : String(filter.q);
    const { rows, total } = await this.feedback.list({ status: oneOf(STATES, filter.status), search }, sort?.direction ?? -1, window);
    return sendConsoleList(reply, 'feedback', rows, total, window.offset);
  }

  @Get(':id')
  @Allow('feedback.read')
  show(@Param('id', IdPipe) id: string) {
    return this.reviews.show(id);
  }

  @Put(':id')
  @Repeatable()
  @Allow('feedback.review')
  review(@Param('id', IdPipe) id: string, @Body() review: FeedbackStatusDto, @MemberId() reviewerId: string, @CurrentCaller() caller: Caller) {
    return this.reviews.review(id, review, reviewerId, caller);
  }
}
