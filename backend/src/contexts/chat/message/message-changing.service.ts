import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { ChatDoor } from '../conversation/chat-door.service.js';
import type { Pair } from '../conversation/conversation.commands.js';
import { refuseDeletedBy, refuseUnanswerable, refuseUneditable } from '../conversation/conversation.decider.js';
import { conversationStream, pairOf } from '../conversation/conversation.stream.js';

type InChat = Pair & { readonly chatId: string };

/** Whether a side may change what it wrote, answer to it, or bring a file: as the conversation stands, whatever the message is. */
@Injectable()
export class MessageChanging {
  constructor(
    private readonly store: EventStore,
    private readonly door: ChatDoor,
  ) {}

  /** Whoever may write there may change what they wrote; not across a block, and not the one text of a request: twenty versions would be twenty texts. */
  async refuseUneditable(wish: InChat): Promise<void> {
    const isBlocked = await this.door.isBlocked(wish);
    refuseUneditable(await this.store.state(conversationStream, pairOf(wish)), wish, isBlocked);
  }

  /** Whoever reacts to a message answers it: so nobody does before a request is accepted. */
  async refuseUnanswerable(wish: InChat): Promise<void> {
    const isBlocked = await this.door.isBlocked(wish);
    refuseUnanswerable(await this.store.state(conversationStream, pairOf(wish)), wish, isBlocked);
  }

  /** To take something back it is enough to have the conversation still. */
  async refuseDeletedBy(wish: InChat): Promise<void> {
    refuseDeletedBy(await this.store.state(conversationStream, pairOf(wish)), wish);
  }
}
