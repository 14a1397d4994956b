import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { refuseWriting } from '../category/where-topics-stand.rules.js';
import { HoldTopic } from '../holding/held.commands.js';
import { heldTextStream } from '../holding/held.stream.js';
import { isWritten } from '../holding/is-written.rules.js';
import { WritingGate } from '../holding/writing-gate.service.js';
import { UsableTags } from '../tag-rules/usable-tags.port.js';
import { CreateTopic } from './topic.commands.js';
import { topicStream } from './topic.stream.js';

/** A topic stands in a category that there is, and in which its author may open one. */
@Injectable()
export class CreateTopicHandler implements ICommandHandler<CreateTopic> {
  constructor(
    private readonly store: EventStore,
    private readonly gate: WritingGate,
    private readonly tags: UsableTags,
  ) {}

  async execute(command: CreateTopic): Promise<void> {
    const { authorId, categoryId } = command.data;
    const { actor, causationId } = command.origin;
    // What follows from a fact was written when it could be, and a moderator lets it in.
    if (categoryId) await refuseWriting(this.store, categoryId, actor, causationId !== null);
    const tags = await this.tags.usable(command.data.tags, causationId !== null);
    await this.gate.inTurn(authorId, command.origin, () => this.write(new CreateTopic({ ...command.data, tags }, command.origin)));
  }

  private async write(command: CreateTopic): Promise<void> {
    const { topicId, authorId, title, content } = command.data;
    if (await isWritten(this.store, topicStream, topicId)) return;
    const causes = await this.gate.check(authorId, { under: null, title, content }, command.origin);
    if (causes.length === 0) await this.store.begin(topicStream, topicId, command);
    else await this.store.decideOn(heldTextStream, topicId, new HoldTopic({ ...command.data, causes }, command.origin));
  }
}
