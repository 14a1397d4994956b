import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { ChatDoor } from './chat-door.service.js';
import { StartChat } from './conversation.commands.js';
import { conversationStream, pairOf } from './conversation.stream.js';

/** Answers the id of the conversation that stands between the two then. */
@Injectable()
export class StartChatHandler implements ICommandHandler<StartChat> {
  constructor(
    private readonly store: EventStore,
    private readonly door: ChatDoor,
  ) {}

  async execute({ data, origin }: StartChat): Promise<string> {
    const id = pairOf(data);
    await this.store.decideOn(conversationStream, id, new StartChat({ ...data, ...(await this.door.of(data)) }, origin));
    return (await this.store.state(conversationStream, id)).currentId ?? data.chatId;
  }
}
