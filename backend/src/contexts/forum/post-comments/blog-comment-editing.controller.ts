import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BlogCommentModerated } from '../../../../contracts/blog-comments.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { DeleteOwnComment, EditComment } from '../comment/comment.commands.js';
import { CommentTools } from '../comment/comment-tools.service.js';
import { ModerateCommentDto } from '../decisions/decisions.dto.js';
import { EditCommentDto } from '../discussion/editing.dto.js';
import { PostCommentQuery } from './post-comments.query.js';

const DELETED = { deleted: true } as const;

/** Comments of posts for those who change them: their authors and moderators. */
@Controller('api/blog/comments/:id')
export class BlogCommentEditingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: PostCommentQuery,
    private readonly tools: CommentTools,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put()
  @Repeatable()
  @Allow('comment.edit')
  async edit(@Param('id', IdPipe) id: string, @Body() { content, edition }: EditCommentDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.comments.refuseElsewhere(id);
    const data = { commentId: id, memberId, moderates: holds(caller.role, 'topic.moderate'), content, edition: edition ?? null };
    await this.commands.execute(new EditComment(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.comments.byId(id, caller)));
  }

  @Delete()
  @Repeatable()
  @Allow('comment.delete')
  async remove(@Param('id', IdPipe) commentId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.comments.refuseElsewhere(commentId);
    await this.commands.execute(new DeleteOwnComment({ commentId, memberId }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(DELETED, FORUM_TEXT.commentDeletedDone));
  }

  @Put('moderate')
  @Repeatable()
  @Allow('comment.moderate')
  async moderate(@Param('id', IdPipe) id: string, @Body() body: ModerateCommentDto, @CurrentCaller() caller: Caller) {
    const { undo, comment } = await this.tools.use(id, body, caller, () => this.comments.byId(id, caller));
    const done: BlogCommentModerated = {
      undo: undo && { path: `/api/blog/comments/${id}/moderate`, body: { action: undo, reason: TOOL_TEXT.undone } },
      comment,
    };
    return ok(done, undo ? TOOL_TEXT.done : TOOL_TEXT.alreadySo);
  }
}
