import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StandingDecisions } from '../../../platform/deciding/standing-decisions.port.js';
import { UndoDecisionDto } from '../../../platform/deciding/undo-decision.dto.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { DecisionNumberPipe } from '../../../platform/http/decision-number.pipe.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { UndoPostDecision } from '../post/post.commands.js';
import { PostQuery } from '../views/post.query.js';

/** What staff decided on a post, why, and the way back at any later time. */
@Controller('api/blog/posts/:id')
export class PostDecisionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly posts: PostQuery,
    private readonly decisions: StandingDecisions,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get('decisions')
  @Allow('content.read-hidden')
  async list(@Param('id', IdPipe) id: string) {
    return ok(await this.decisions.standing(id));
  }

  @Get('taken-down')
  @Allow('content.read-hidden')
  async takenDown(@Param('id') id: string) {
    const post = await this.posts.takenDown(id);
    if (!post) throw notFound(BLOG_TEXT.postNotFound);
    return ok(post);
  }

  @Put('decisions/:number/undo')
  @Repeatable()
  @Allow('post.moderate')
  async undo(
    @Param('id', IdPipe) postId: string,
    @Param('number', DecisionNumberPipe) number: number,
    @Body() { reason }: UndoDecisionDto,
    @CurrentCaller() caller: Caller,
  ) {
    await this.commands.execute(new UndoPostDecision({ postId, number, reason: reason.trim() }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.decisions.byNumber(postId, number), DECISION_TEXT.undone));
  }
}
