import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Pair } from './conversation.commands.js';
import { standing } from './conversation.state.rules.js';
import { conversationStream, pairOf } from './conversation.stream.js';

/** Knows whether a conversation stands between two members: to open that one begins nothing. */
@Injectable()
export class StandingChat {
  constructor(private readonly store: EventStore) {}

  async hasOne(pair: Pair): Promise<boolean> {
    return standing(await this.store.state(conversationStream, pairOf(pair))) !== null;
  }
}
