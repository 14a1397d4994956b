import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { CountPostViews, CountTopicViews } from './topic-views.commands.js';
import { postViewsStream, topicViewsStream, viewsId } from './topic-views.stream.js';

@Injectable()
export class CountTopicViewsHandler implements ICommandHandler<CountTopicViews> {
  constructor(private readonly store: EventStore) {}

  async execute(command: CountTopicViews): Promise<void> {
    await this.store.decideOn(topicViewsStream, viewsId(command.data.topicId, command.origin.at), command);
  }
}

@Injectable()
export class CountPostViewsHandler implements ICommandHandler<CountPostViews> {
  constructor(private readonly store: EventStore) {}

  async execute(command: CountPostViews): Promise<void> {
    await this.store.decideOn(postViewsStream, viewsId(command.data.postId, command.origin.at), command);
  }
}
