import { Inject, Injectable } from '@nestjs/common';
import { CHAT_LIMITS, type UnreadCounts } from '../../../../contracts/chat.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { messagesView } from '../message/message.model.js';
import type { SideDocument } from '../sides/sides.model.js';
import { SidesQuery } from '../sides/sides.query.js';
import { type KeptMarks, NO_MARKS, type Place } from './marks.rules.js';
import { MarksMemory } from './marks-memory.service.js';
import { Mutes } from './mutes.service.js';

/** What is more is shown as 99 and a plus. */
const MOST_COUNTED = CHAT_LIMITS.badge + 1;
/** So many conversations of each kind are looked at, those first in which something came last. */
const MOST_CHATS = 200;

/** The last that the other side wrote. */
export const newestOf = ({ heard_id: id, heard_position: position }: SideDocument): Place | null => (id === null ? null : { id, position });

/** A conversation in which something is unread, and how much. */
export interface UnreadSide {
  readonly side: SideDocument;
  readonly count: number;
  readonly isMuted: boolean;
}

/** Counts what the other side wrote and a member has not seen. */
@Injectable()
export class UnreadQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly sides: SidesQuery,
    private readonly memory: MarksMemory,
    private readonly mutes: Mutes,
  ) {}

  /** Behind what the member has seen, and never more than the badge can show. */
  async of({ chat_id, other_id, is_gone, heard_position, last_position }: SideDocument, { seen }: KeptMarks): Promise<number> {
    const upTo = seen?.position ?? 0;
    // Whoever answered last has read, also where that could not be noted.
    if (is_gone || heard_position <= upTo || heard_position < last_position) return 0;
    return this.views.count(messagesView.name, { chat_id, author_id: other_id, position: { $gt: upTo } }, MOST_COUNTED);
  }

  /** The last that the other side wrote before a place. */
  async newestBefore(side: SideDocument, before: number): Promise<Place | null> {
    const { chat_id, other_id, heard_position } = side;
    if (heard_position < before) return newestOf(side);
    const filter = { chat_id, author_id: other_id, position: { $lt: before } };
    const [newest] = await this.views.find(messagesView.name, filter, { sort: [['position', -1]], limit: 1 });
    return newest ? { id: newest._id, position: newest.position } : null;
  }

  async all(memberId: string): Promise<UnreadCounts> {
    const unread = await this.unreadOf(memberId);
    const loud = unread.filter(({ side, isMuted }) => side.place === 'list' && !isMuted);
    return {
      unreadCounts: Object.fromEntries(unread.map(({ side, count }) => [side.chat_id, count])),
      total: loud.reduce((sum, { count }) => sum + count, 0),
      conversations: loud.length,
    };
  }

  /** The conversations and requests in which something is unread. */
  async unreadOf(memberId: string): Promise<readonly UnreadSide[]> {
    const window = { limit: MOST_CHATS, offset: 0 };
    const sides = (await Promise.all([this.sides.page(memberId, 'list', window), this.sides.page(memberId, 'requests', window)])).flat();
    const ids = sides.map(({ chat_id }) => chat_id);
    const [marks, muted] = await Promise.all([this.memory.of(ids.map((chatId) => ({ memberId, chatId }))), this.mutes.among(memberId, ids)]);
    const counts = await Promise.all(sides.map((side, index) => this.of(side, marks[index] ?? NO_MARKS)));
    return sides.flatMap((side, index) => (counts[index] ? [{ side, count: counts[index], isMuted: muted.has(side.chat_id) }] : []));
  }
}
