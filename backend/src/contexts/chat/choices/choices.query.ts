import { Inject, Injectable } from '@nestjs/common';
import { type ChatChoices, FIRST_CHAT_CHOICES, type WhoMayWrite } from '../../../../contracts/chat.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { WhoMayWriteTo } from '../conversation/who-may-write.port.js';
import { chatChoicesView } from './choices.model.js';

/** Answers what members have chosen, or what holds where they chose nothing. */
@Injectable()
export class ChatChoicesQuery implements WhoMayWriteTo {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async of(memberId: string): Promise<ChatChoices> {
    return (await this.ofMany([memberId]))(memberId);
  }

  async whoMayWriteTo(memberId: string): Promise<WhoMayWrite> {
    return (await this.of(memberId)).whoMayWrite;
  }

  /** Of several at once: what to ask for each of them. */
  async ofMany(memberIds: readonly string[]): Promise<(memberId: string) => ChatChoices> {
    const ids = [...new Set(memberIds)];
    const found = ids.length === 0 ? [] : await this.views.getMany(chatChoicesView.name, ids);
    const chosen = new Map(
      found.map(({ _id, who_may_write: whoMayWrite, shows_seen: showsSeen, shows_last_seen: showsLastSeen }) => [
        _id,
        { whoMayWrite, showsSeen, showsLastSeen } satisfies ChatChoices,
      ]),
    );
    return (memberId) => chosen.get(memberId) ?? FIRST_CHAT_CHOICES;
  }
}
