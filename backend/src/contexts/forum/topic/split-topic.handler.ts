import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { splitOffText, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { MoveComment } from '../comment/comment.commands.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicIdOf } from '../comment/under.rules.js';
import type { TopicState } from './topic.decider.js';
import { present } from './topic.state.rules.js';
import { topicStream } from './topic.stream.js';
import { OpenSplitTopic, SplitTopic } from './topic-moderation.commands.js';

/** Opens the new topic and brings the comments there; what a crash leaves behind the policy brings after. */
@Injectable()
export class SplitTopicHandler implements ICommandHandler<SplitTopic> {
  constructor(private readonly store: EventStore) {}

  async execute({ data, origin }: SplitTopic) {
    const { topicId, fromTopicId, commentIds } = data;
    const source = present(await this.store.state(topicStream, fromTopicId));
    refuseUnlisted(source);
    // One that is in the new topic already came there by this command, whose answer was lost.
    for (const commentId of commentIds) await this.refuseForeign([fromTopicId, topicId], commentId);
    const content = splitOffText(source.title, `/forum/topic/${fromTopicId}`);
    const events = await this.store.decideOn(topicStream, topicId, new OpenSplitTopic({ ...data, categoryId: source.categoryId, content }, origin));
    for (const commentId of commentIds) {
      const move = new MoveComment({ commentId, fromTopicId, toTopicId: topicId, cause: topicId }, { ...origin, id: `${origin.id}/${commentId}` });
      await this.store.decideOn(commentStream, commentId, move);
    }
    return events;
  }

  private async refuseForeign(topicIds: readonly string[], commentId: string): Promise<void> {
    const comment = await this.store.state(commentStream, commentId);
    if (!comment || !topicIds.includes(topicIdOf(comment.under) ?? ''))
      throw new RuleViolation('topic.foreign-comment', TOOL_TEXT.commentsForeign, { commentIds: TOOL_TEXT.commentsForeign });
  }
}

function refuseUnlisted(source: NonNullable<TopicState>): void {
  if (source.state !== 'visible' || source.merge) throw new RuleViolation('topic.not-visible', TOOL_TEXT.onlyVisibleSplits);
}
