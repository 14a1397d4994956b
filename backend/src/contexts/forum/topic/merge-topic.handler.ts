import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { topicStream } from './topic.stream.js';
import { MergeTopic, UnmergeTopic } from './topic-moderation.commands.js';

/** A topic is merged into one that everybody can read and that has not gone elsewhere itself. */
@Injectable()
export class MergeTopicHandler implements ICommandHandler<MergeTopic> {
  constructor(private readonly store: EventStore) {}

  async execute(command: MergeTopic) {
    const { topicId, intoTopicId } = command.data;
    const target = await this.store.state(topicStream, intoTopicId);
    if (target?.state !== 'visible') throw new RuleViolation('topic.unknown-target', TOOL_TEXT.targetNotFound, { targetId: TOOL_TEXT.targetNotFound });
    if (target.merge) throw new RuleViolation('topic.target-merged', TOOL_TEXT.targetMerged, { targetId: TOOL_TEXT.targetMerged });
    const events = await this.store.decideOn(topicStream, topicId, command);
    await this.undoIfMergedAcross(command);
    return events;
  }

  /** Two topics are two streams: whoever merged them the other way at the same time is seen only now. */
  private async undoIfMergedAcross({ data: { topicId, intoTopicId }, origin }: MergeTopic): Promise<void> {
    const target = await this.store.state(topicStream, intoTopicId);
    if (target?.merge?.intoTopicId !== topicId) return;
    const undo = new UnmergeTopic({ topicId, reason: TOOL_TEXT.mergedAcross }, step(origin, 'across'));
    await this.store.decideOn(topicStream, topicId, undo);
    throw new RuleViolation('topic.merged-across', TOOL_TEXT.mergedAcross);
  }
}
