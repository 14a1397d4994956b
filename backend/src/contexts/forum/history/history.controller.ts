import { Controller, Get, Param } from '@nestjs/common';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { TextHistoryQuery } from './text-history.query.js';

@Controller('api/forum')
export class HistoryController {
  constructor(private readonly history: TextHistoryQuery) {}

  @Get('topics/:id/history')
  @Allow('topic.read')
  async topic(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const found = await this.history.ofTopic(id, caller);
    if (!found) throw notFound(FORUM_TEXT.topicNotFound);
    return ok(found);
  }

  @Get('comments/:id/history')
  @Allow('comment.read')
  async comment(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const found = await this.history.ofComment(id, caller);
    if (!found) throw notFound(FORUM_TEXT.commentNotFound);
    return ok(found);
  }
}
