import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { aboveOf } from '../../../../contracts/above.js';
import { EventStore } from '../../../kernel/event-store.js';
import { EditCommentByModerator } from '../comment/comment.commands.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicIdOf } from '../comment/under.rules.js';
import { isStanding, notStanding } from '../rules/edition.rules.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';

/** A comment can be read only where what it stands under can: whoever hides the topic at the same moment does so before or after. */
@Injectable()
export class EditCommentByModeratorHandler implements ICommandHandler<EditCommentByModerator> {
  constructor(
    private readonly store: EventStore,
    private readonly above: Aboves,
  ) {}

  async execute(command: EditCommentByModerator): Promise<void> {
    const { commentId } = command.data;
    const comment = await this.store.state(commentStream, commentId);
    if (!comment) return void (await this.store.decideOn(commentStream, commentId, command));
    const above = aboveOf(comment.under);
    if (above) {
      if (!(await this.above.standing(above, comment.authorId))?.isShown) throw notStanding();
      return void (await this.store.decideOn(commentStream, commentId, command));
    }
    const topicId = topicIdOf(comment.under) ?? '';
    await this.store.inTurnOf(topicStream, topicId, async () => {
      const topic = await this.store.state(topicStream, topicId);
      if (topic && !isStanding(topic)) throw notStanding();
      await this.store.decideOn(commentStream, commentId, command);
    });
  }
}
