import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Comment, FORUM_TEXT } from '../../../../contracts/forum.js';
import { type ModerateCommentRequest } from '../../../../contracts/forum-tools.js';
import { type CommentTool } from '../../../../contracts/moderation-verbs.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { CommentQuery } from '../views/comment.query.js';
import { DeleteComment, HideComment, RestoreComment } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { undoOfComment } from './comment-decisions.rules.js';

const COMMAND: Record<CommentTool, (asked: { commentId: string; reason: string }, origin: Origin) => Command> = {
  hide: (asked, origin) => new HideComment({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new DeleteComment({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestoreComment(asked, origin),
};

/** The comment as it is now, and the tool that takes it back. */
export interface UsedOnComment {
  readonly undo: CommentTool | null;
  readonly comment: Comment;
}

/** Does what a moderator asks for on a comment, and tells how to take it back. */
@Injectable()
export class CommentTools {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: CommentQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  async use(commentId: string, { action, reason }: ModerateCommentRequest, caller: Caller): Promise<UsedOnComment> {
    const command = COMMAND[action]({ commentId, reason: reason.trim() }, this.origins.of(caller));
    const [event] = await this.commands.execute<Command, readonly CommentEvent[]>(command);
    const undo = event ? undoOfComment(event) : null;
    // The topic points no longer to a solution that is gone: a policy's work.
    return this.reply.afterPolicies(async () => {
      const comment = await this.comments.byId(commentId, caller);
      if (!comment) throw notFound(FORUM_TEXT.commentNotFound);
      return { undo, comment };
    });
  }
}
