import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { type CommentModerated, type CommentTool, type ModerateCommentRequest, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { DeleteComment, HideComment, RestoreComment } from '../comment/comment.commands.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { CommentQuery } from '../read/comment.query.js';

const COMMAND: Record<CommentTool, (asked: { commentId: string; reason: string }, origin: Origin) => Command> = {
  hide: (asked, origin) => new HideComment({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new DeleteComment({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestoreComment(asked, origin),
};

/** Does what a moderator asks for on a comment, and tells how to take it back. */
@Injectable()
export class CommentTools {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: CommentQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  async use(commentId: string, { action, reason }: ModerateCommentRequest, caller: Caller): Promise<CommentModerated> {
    const command = COMMAND[action]({ commentId, reason: reason.trim() }, this.origins.of(caller));
    const [event] = await this.commands.execute<Command, readonly CommentEvent[]>(command);
    const undo = event && undoOf(event);
    // The topic points no longer to a solution that is gone: a policy's work.
    return this.reply.afterPolicies(async () => {
      const comment = await this.comments.byId(commentId, caller);
      if (!comment) throw notFound(FORUM_TEXT.commentNotFound);
      return { undo: undo ? { path: `/api/forum/comments/${commentId}/moderate`, body: { action: undo, reason: TOOL_TEXT.undone } } : null, comment };
    });
  }
}

function undoOf({ type, data }: CommentEvent): CommentTool | null {
  if (type === 'CommentHidden' || type === 'CommentDeleted') return 'restore';
  if (type !== 'CommentRestored') return null;
  return data.from === 'hidden' ? 'hide' : 'delete';
}
