import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { refuseWriting, standsIn } from '../category/where-topics-stand.rules.js';
import { WritingGate } from '../holding/writing-gate.service.js';
import { UsableTags } from '../tag-rules/usable-tags.port.js';
import { EditTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';
import { MoveTopic, RetagTopic } from './topic-moderation.commands.js';

function refuseNothing({ data: { title, content, categoryId, tags } }: EditTopic): void {
  const isEmpty = [title, content, categoryId, tags].every((field) => field === null);
  if (isEmpty) throw new RuleViolation('topic.nothing-to-edit', FORUM_TEXT.nothingToEdit, null, 'invalid');
}

@Injectable()
export class EditTopicHandler implements ICommandHandler<EditTopic> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
    private readonly tags: UsableTags,
  ) {}

  async execute(command: EditTopic): Promise<void> {
    refuseNothing(command);
    const categoryId = await this.newPlace(command);
    const tags = command.data.tags && (await this.tags.usable(command.data.tags, false));
    const edit = new EditTopic({ ...command.data, categoryId, tags }, command.origin);
    await this.gate.inTurn(edit.data.memberId, edit.origin, () => this.edit(edit));
  }

  /** Where it is to go, null when that is where it stands: whoever sends the category along is not held to what may be opened there now. */
  private async newPlace({ data: { topicId, categoryId }, origin }: EditTopic): Promise<string | null> {
    if (!categoryId) return null;
    const topic = await this.store.state(topicStream, topicId);
    const now = topic && (await standsIn(this.store, topic.categoryId));
    if (now?.id === categoryId || topic?.categoryId === categoryId) return null;
    await refuseWriting(this.store, categoryId, origin.actor, true);
    return categoryId;
  }

  private async edit(command: EditTopic): Promise<void> {
    const { topicId, memberId, title, content } = command.data;
    const topic = await this.store.state(topicStream, topicId);
    if (topic?.state === 'visible' && topic.authorId === memberId) {
      const before = { under: null, title: topic.title, content: topic.content };
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
    await refuseWriting(this.store, categoryId, command.origin.actor, true);
    return this.store.decideOn(topicStream, topicId, command);
  }
}

/** A tag that is called otherwise by now gets that name; one that was banned is refused. */
@Injectable()
export class RetagTopicHandler implements ICommandHandler<RetagTopic> {
  constructor(
    private readonly store: EventStore,
    private readonly tags: UsableTags,
  ) {}

  async execute({ data, origin }: RetagTopic) {
    const tags = await this.tags.usable(data.tags, false);
    return this.store.decideOn(topicStream, data.topicId, new RetagTopic({ ...data, tags }, origin));
  }
}
