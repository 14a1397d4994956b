import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { AcceptChat } from '../conversation/conversation.commands.js';
import { conversationStream, pairOf } from '../conversation/conversation.stream.js';
import { messageStream } from './message.stream.js';

/** Asks the log, and no view, whether the text of the request is there. */
@Injectable()
export class AcceptChatHandler implements ICommandHandler<AcceptChat> {
  constructor(private readonly store: EventStore) {}

  async execute({ data, origin }: AcceptChat): Promise<void> {
    const pair = pairOf(data);
    const requestId = (await this.store.state(conversationStream, pair)).chats.get(data.chatId)?.requestId ?? null;
    const keptId = requestId !== null && (await this.store.hasBegun(messageStream, requestId)) ? requestId : null;
    await this.store.decideOn(conversationStream, pair, new AcceptChat({ ...data, keptId }, origin));
  }
}
