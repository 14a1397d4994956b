import { Inject, Injectable } from '@nestjs/common';
import { CHAT_PACE } from '../../../../contracts/chat.js';
import type { Clock } from '../../../kernel/clock.js';
import { CLOCK } from '../../../platform/tokens.js';
import { ChatPeople } from './chat-people.port.js';

const DAY_MS = 24 * 60 * 60_000;

/** Knows who has just come: they do less. */
@Injectable()
export class ChatAge {
  constructor(
    private readonly people: ChatPeople,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(memberId: string): Promise<'asNew' | 'asKnown'> {
    return this.among(await this.people.listed([memberId]), memberId);
  }

  /** Of somebody who was looked up already. */
  among(people: Awaited<ReturnType<ChatPeople['listed']>>, memberId: string): 'asNew' | 'asKnown' {
    const since = people.get(memberId)?.user.created_at;
    const isNew = !since || this.clock.now().getTime() - Date.parse(since) < CHAT_PACE.newForDays * DAY_MS;
    return isNew ? 'asNew' : 'asKnown';
  }
}
