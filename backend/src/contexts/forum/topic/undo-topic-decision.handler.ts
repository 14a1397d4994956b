import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { decisionAt } from '../../../kernel/decisions.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { topicStream } from './topic.stream.js';
import { UndoTopicDecision, UnmergeTopic } from './topic-moderation.commands.js';

/** Comments that have been carried on from there do not come back past that. */
async function refuseMergedOn(store: EventStore, intoTopicId: string | undefined): Promise<void> {
  const target = intoTopicId ? await store.state(topicStream, intoTopicId) : null;
  if (target?.merge) throw new RuleViolation('decision.merged-on', DECISION_TEXT.mergedOn);
}

@Injectable()
export class UnmergeTopicHandler implements ICommandHandler<UnmergeTopic> {
  constructor(private readonly store: EventStore) {}

  async execute(command: UnmergeTopic) {
    const { topicId } = command.data;
    await refuseMergedOn(this.store, (await this.store.state(topicStream, topicId))?.merge?.intoTopicId);
    return this.store.decideOn(topicStream, topicId, command);
  }
}

/** Looks at the other topic of a merge or split; the topic's own rules decide the rest. */
@Injectable()
export class UndoTopicDecisionHandler implements ICommandHandler<UndoTopicDecision> {
  constructor(private readonly store: EventStore) {}

  async execute(command: UndoTopicDecision) {
    const { topicId, number } = command.data;
    const state = await this.store.state(topicStream, topicId);
    const held = state && decisionAt(state.decisions, number);
    if (held?.kind === 'merge') await refuseMergedOn(this.store, state?.merge?.intoTopicId);
    if (held?.kind === 'split' && held.undo.action !== 'return') await this.refuseLostSource(held.undo.targetId);
    return this.store.decideOn(topicStream, topicId, command);
  }

  private async refuseLostSource(fromTopicId: string | undefined): Promise<void> {
    const source = fromTopicId ? await this.store.state(topicStream, fromTopicId) : null;
    if (source?.state !== 'visible') throw new RuleViolation('decision.split-source-gone', DECISION_TEXT.splitSourceGone);
    if (source.merge) throw new RuleViolation('decision.split-source-merged', DECISION_TEXT.splitSourceMerged);
  }
}
