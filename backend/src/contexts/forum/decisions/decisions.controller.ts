import { Body, Controller, Get, Inject, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { UndoDecisionDto } from '../../../platform/deciding/undo-decision.dto.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { DecisionNumberPipe } from '../../../platform/http/decision-number.pipe.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { UndoCommentDecision } from '../comment/comment.commands.js';
import { UndoTopicDecision } from '../topic/topic-moderation.commands.js';
import { DecisionQuery } from './decision.query.js';
import { TakenDownQuery } from './taken-down.query.js';

/** What moderators took down, why, and the way back at any later time. */
@Controller('api/forum')
export class DecisionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: DecisionQuery,
    private readonly takenDown: TakenDownQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get('topics/:id/decisions')
  @Allow('content.read-hidden')
  async ofTopic(@Param('id', IdPipe) id: string) {
    const decisions = await this.decisions.ofTopic(id);
    if (!decisions) throw notFound(FORUM_TEXT.topicNotFound);
    return ok(decisions);
  }

  @Get('topics/:id/taken-down')
  @Allow('content.read-hidden')
  async topic(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const topic = await this.takenDown.topic(id, caller);
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    return ok(topic);
  }

  @Get('comments/:id/taken-down')
  @Allow('content.read-hidden')
  async comment(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const comment = await this.takenDown.comment(id, caller);
    if (!comment) throw notFound(FORUM_TEXT.commentNotFound);
    return ok(comment);
  }

  @Put('topics/:id/decisions/:number/undo')
  @Repeatable()
  @Allow('topic.moderate')
  undoOfTopic(
    @Param('id', IdPipe) topicId: string,
    @Param('number', DecisionNumberPipe) number: number,
    @Body() { reason }: UndoDecisionDto,
    @CurrentCaller() caller: Caller,
  ) {
    const mergeId = this.ids.next();
    return this.undo(new UndoTopicDecision({ topicId, number, reason: reason.trim(), mergeId }, this.origins.of(caller)), topicId, number);
  }

  @Put('comments/:id/decisions/:number/undo')
  @Repeatable()
  @Allow('comment.moderate')
  undoOfComment(
    @Param('id', IdPipe) commentId: string,
    @Param('number', DecisionNumberPipe) number: number,
    @Body() { reason }: UndoDecisionDto,
    @CurrentCaller() caller: Caller,
  ) {
    return this.undo(new UndoCommentDecision({ commentId, number, reason: reason.trim() }, this.origins.of(caller)), commentId, number);
  }

  private async undo(command: Command, targetId: string, number: number) {
    await this.commands.execute(command);
    return this.reply.afterPolicies(async () => ok(await this.decisions.byNumber(targetId, number), DECISION_TEXT.undone));
  }
}
