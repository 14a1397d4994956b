import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { standing } from './conversation.state.rules.js';
import { conversationStream } from './conversation.stream.js';

/** Knows which conversation stands between two members. */
@Injectable()
export class StandingChat {
  constructor(private readonly store: EventStore) {}

  /** By the pair (`pairOf`); null where none does. */
  async idOf(pair: string): Promise<string | null> {
    const state = await this.store.state(conversationStream, pair);
    return standing(state) && state.currentId;
  }
}
