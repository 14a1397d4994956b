import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { type ModerateCommentRequest } from '../../../../contracts/forum-tools.js';
import { type CommentTool } from '../../../../contracts/moderation-verbs.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { DeleteComment, HideComment, RestoreComment } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import { undoOfComment } from './comment-decisions.rules.js';

const COMMAND: Record<CommentTool, (asked: { commentId: string; reason: string }, origin: Origin) => Command> = {
  hide: (asked, origin) => new HideComment({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new DeleteComment({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestoreComment(asked, origin),
};

/** The comment as it is now, and the tool that takes it back. */
export interface UsedOnComment<Shown> {
  readonly undo: CommentTool | null;
  readonly comment: Shown;
}

/** Does what a moderator asks for on a comment, and tells how to take it back. */
@Injectable()
export class CommentTools {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** `shown` answers the comment as the caller may see it there, or null where there is none. */
  async use<Shown>(
    commentId: string,
    { action, reason }: ModerateCommentRequest,
    caller: Caller,
    shown: () => Promise<Shown | null>,
  ): Promise<UsedOnComment<Shown>> {
    if (!(await shown())) throw notFound(FORUM_TEXT.commentNotFound);
    const command = COMMAND[action]({ commentId, reason: reason.trim() }, this.origins.of(caller));
    const [event] = await this.commands.execute<Command, readonly CommentEvent[]>(command);
    const undo = event ? undoOfComment(event) : null;
    // The topic points no longer to a solution that is gone: a policy's work.
    return this.reply.afterPolicies(async () => {
      const comment = await shown();
      if (!comment) throw notFound(FORUM_TEXT.commentNotFound);
      return { undo, comment };
    });
  }
}
