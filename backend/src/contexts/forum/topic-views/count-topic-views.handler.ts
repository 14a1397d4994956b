import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { CountTopicViews } from './topic-views.commands.js';
import { topicViewsId, topicViewsStream } from './topic-views.stream.js';

@Injectable()
export class CountTopicViewsHandler implements ICommandHandler<CountTopicViews> {
  constructor(private readonly store: EventStore) {}

  async execute(command: CountTopicViews): Promise<void> {
    await this.store.decideOn(topicViewsStream, topicViewsId(command.data.topicId, command.origin.at), command);
  }
}
