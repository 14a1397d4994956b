import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { EditCommentByModerator } from '../comment/comment.commands.js';
import { commentStream } from '../comment/comment.stream.js';
import { isUnderPost } from '../comment/under.rules.js';
import { isStanding, notStanding } from '../rules/edition.rules.js';
import { topicStream } from '../topic/topic.stream.js';
import { PostsAbove } from '../views/posts-above.port.js';

/** A comment is for all to read only where its topic or its post is: whoever hides the topic at the same moment does so before or after. */
@Injectable()
export class EditCommentByModeratorHandler implements ICommandHandler<EditCommentByModerator> {
  constructor(
    private readonly store: EventStore,
    private readonly posts: PostsAbove,
  ) {}

  async execute(command: EditCommentByModerator): Promise<void> {
    const { commentId } = command.data;
    const comment = await this.store.state(commentStream, commentId);
    if (!comment) return void (await this.store.decideOn(commentStream, commentId, command));
    const { under } = comment;
    if (isUnderPost(under)) {
      if (!(await this.posts.standing(under.postId))?.isListed) throw notStanding();
      return void (await this.store.decideOn(commentStream, commentId, command));
    }
    await this.store.inTurnOf(topicStream, under.topicId, async () => {
      const topic = await this.store.state(topicStream, under.topicId);
      if (topic && !isStanding(topic)) throw notStanding();
      await this.store.decideOn(commentStream, commentId, command);
    });
  }
}
