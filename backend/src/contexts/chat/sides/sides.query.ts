import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { ChatsOfMember, PlacedPair } from '../conversation/chats-of-member.port.js';
import { chatUnknown } from '../conversation/conversation.decider.js';
import { messageUnknown } from '../message/message.decider.js';
import type { Readable } from '../message/messages.query.js';
import { type SideDocument, sideId, sidesView } from './sides.model.js';

/** So many requests are counted at most. */
const MOST_REQUESTS = 100;

/** What of a conversation its side can still read: after it was deleted, nothing of what stood there. */
export const readableOf = ({ member_id: readerId, chat_id: chatId, reads_after: after }: SideDocument): Readable => ({
  readerId,
  chatId,
  after,
});

/** Answers which conversations a member has. One of others, and one that was never there, are the same: none. */
@Injectable()
export class SidesQuery implements ChatsOfMember {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  find(chatId: string, memberId: string): Promise<SideDocument | null> {
    return this.views.get(sidesView.name, sideId(chatId, memberId));
  }

  /** Throws RuleViolation where the member has no such conversation. */
  async present(chatId: string, memberId: string): Promise<SideDocument> {
    const side = await this.find(chatId, memberId);
    if (!side) throw chatUnknown();
    return side;
  }

  /** Of whoever has the conversation of a message. Throws RuleViolation where there is no such message for them. */
  async ofMessage(message: { readonly chat_id: string } | null, memberId: string): Promise<SideDocument> {
    const side = message && (await this.find(message.chat_id, memberId));
    if (!side) throw messageUnknown();
    return side;
  }

  /** Those of the ids that the member has; others are left out. */
  among(chatIds: readonly string[], memberId: string): Promise<SideDocument[]> {
    return this.views.getMany(
      sidesView.name,
      [...new Set(chatIds)].map((chatId) => sideId(chatId, memberId)),
    );
  }

  /** The one in which something came last is first. One more than the limit where there are more. */
  page(memberId: string, place: 'list' | 'requests', { limit, offset }: Window): Promise<SideDocument[]> {
    return this.views.find(sidesView.name, { member_id: memberId, is_gone: false, place }, { sort: [['last_position', -1]], limit: limit + 1, offset });
  }

  countRequests(memberId: string): Promise<number> {
    return this.views.count(sidesView.name, { member_id: memberId, is_gone: false, place: 'requests' }, MOST_REQUESTS);
  }

  /** Whose conversations had a message after a time, in the order of that, and up to which time these are all of them; null at the end. */
  async newsAfter(time: string, limit: number): Promise<{ readonly memberIds: readonly string[]; readonly until: string | null }> {
    const found = await this.views.find(sidesView.name, { last_at: { $gt: time } }, { sort: [['last_at', 1]], limit });
    const last = found.at(-1)?.last_at ?? null;
    // Several of one time may go on behind this page: they come whole with the next one.
    const whole = found.length < limit ? [] : found.filter(({ last_at }) => last_at !== last);
    const until = found.length < limit ? null : (whole.at(-1)?.last_at ?? last);
    return { memberIds: (until === null || whole.length === 0 ? found : whole).map(({ member_id }) => member_id), until };
  }

  async pairsAfter(memberId: string, position: number, limit: number): Promise<readonly PlacedPair[]> {
    const found = await this.views.find(sidesView.name, { member_id: memberId, position: { $gt: position } }, { sort: [['position', 1]], limit });
    return found.map((side) => ({ memberId, otherId: side.other_id, position: side.position }));
  }
}
