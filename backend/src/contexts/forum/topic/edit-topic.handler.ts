import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { categoryStream } from '../category/category.decider.js';
import { WritingGate } from '../holding/writing-gate.service.js';
import { EditTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';
import { MoveTopic } from './topic-moderation.commands.js';

/** A topic goes only into a category that there is. */
async function refuseUnknownCategory(store: EventStore, categoryId: string): Promise<void> {
  const { open } = await store.state(categoryStream, categoryId);
  if (!open) throw new RuleViolation('topic.unknown-category', FORUM_TEXT.unknownCategory, { categoryId: FORUM_TEXT.unknownCategory });
}

function refuseNothing({ data: { title, content, categoryId, tags } }: EditTopic): void {
  const isEmpty = [title, content, categoryId, tags].every((field) => field === null);
  if (isEmpty) throw new RuleViolation('topic.nothing-to-edit', FORUM_TEXT.nothingToEdit, null, 'invalid');
}

@Injectable()
export class EditTopicHandler implements ICommandHandler<EditTopic> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
  ) {}

  async execute(command: EditTopic): Promise<void> {
    refuseNothing(command);
    const { memberId, categoryId } = command.data;
    if (categoryId) await refuseUnknownCategory(this.store, categoryId);
    await this.gate.inTurn(memberId, command.origin, () => this.edit(command));
  }

  private async edit(command: EditTopic): Promise<void> {
    const { topicId, memberId, title, content } = command.data;
    const topic = await this.store.state(topicStream, topicId);
    if (topic?.state === 'visible' && topic.authorId === memberId) {
      const before = { topicId: null, title: topic.title, content: topic.content };
      const after = { ...before, title: title ?? before.title, content: content ?? before.content };
      await this.gate.checkEdit(memberId, { id: topicId, before, after }, command.origin);
    }
    await this.store.decideOn(topicStream, topicId, command);
  }
}

@Injectable()
export class MoveTopicHandler implements ICommandHandler<MoveTopic> {
  constructor(private readonly store: EventStore) {}

  async execute(command: MoveTopic) {
    const { topicId, categoryId } = command.data;
    await refuseUnknownCategory(this.store, categoryId);
    return this.store.decideOn(topicStream, topicId, command);
  }
}
