import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { DeleteOwnComment, EditComment } from '../comment/comment.commands.js';
import { DeleteOwnTopic, EditTopic, ReopenTopic, SolveTopic } from '../topic/topic.commands.js';
import { CommentQuery } from '../views/comment.query.js';
import { TopicQuery } from '../views/topic.query.js';
import { EditCommentDto, EditTopicDto, SolveTopicDto } from './editing.dto.js';

const DELETED = { deleted: true } as const;
const moderates = ({ role }: Caller): boolean => holds(role, 'topic.moderate');

@Controller('api/forum')
export class EditingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly topics: TopicQuery,
    private readonly comments: CommentQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put('topics/:id')
  @Repeatable()
  @Allow('topic.edit')
  async editTopic(@Param('id', IdPipe) topicId: string, @Body() body: EditTopicDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const { title = null, content = null, categoryId = null, selectedTags: tags = null, edition = null } = body;
    const data = { topicId, memberId, moderates: moderates(caller), title, content, categoryId, tags, edition };
    await this.commands.execute(new EditTopic(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.topics.byId(topicId, caller)));
  }

  @Delete('topics/:id')
  @Repeatable()
  @Allow('topic.delete')
  async deleteTopic(@Param('id', IdPipe) topicId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new DeleteOwnTopic({ topicId, memberId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(DELETED, FORUM_TEXT.topicDeletedDone));
  }

  @Put('topics/:id/solution')
  @Repeatable()
  @AtMost('solution')
  @Allow('topic.solve')
  async solve(@Param('id', IdPipe) topicId: string, @Body() body: SolveTopicDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const data = { topicId, memberId, moderates: moderates(caller) };
    const { is_resolved, solving_comment_id: commentId = null } = body;
    const origin = this.origins.of(caller);
    await this.commands.execute(is_resolved ? new SolveTopic({ ...data, commentId }, origin) : new ReopenTopic(data, origin));
    return this.reply.afterViews(async () => ok(await this.topics.byId(topicId, caller)));
  }

  @Put('comments/:id')
  @Repeatable()
  @Allow('comment.edit')
  async editComment(
    @Param('id', IdPipe) commentId: string,
    @Body() { content, edition }: EditCommentDto,
    @MemberId() memberId: string,
    @CurrentCaller() caller: Caller,
  ) {
    const data = { commentId, memberId, moderates: moderates(caller), content, edition: edition ?? null };
    await this.commands.execute(new EditComment(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.comments.byId(commentId, caller)));
  }

  @Delete('comments/:id')
  @Repeatable()
  @Allow('comment.delete')
  async deleteComment(@Param('id', IdPipe) commentId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new DeleteOwnComment({ commentId, memberId }, this.origins.of(caller)));
    // The topic points no longer to a solution that is gone: a policy's work.
    return this.reply.afterPolicies(async () => ok(DELETED, FORUM_TEXT.commentDeletedDone));
  }
}
