import { Inject, Injectable } from '@nestjs/common';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import type { Views } from '../../../kernel/views.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { MEMBER_NOTES, VIEWS } from '../../../platform/tokens.js';
import { messagesView } from '../message/message.model.js';
import { SidesQuery } from '../sides/sides.query.js';
import { standingOf } from '../sides/standing.rules.js';
import { MARKS_KIND } from './marks.rules.js';
import { MarksMemory } from './marks-memory.service.js';
import { Mutes } from './mutes.service.js';

/** So many of the newest are looked at for one that still stands. */
const LOOKED_AT = 20;

/** Answers whether somebody who is away may be told that something was written to them. */
@Injectable()
export class UntoldMessagesQuery {
  constructor(
    private readonly sides: SidesQuery,
    private readonly memory: MarksMemory,
    private readonly mutes: Mutes,
    private readonly blocks: ShutOuts,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
  ) {}

  async hasUnread(memberId: string, chatId: string): Promise<boolean> {
    const side = await this.sides.find(chatId, memberId);
    if (!side || standingOf(side, false).state === 'closed') return false;
    if (!side.is_accepted && !side.is_written) return false;
    if ((await this.mutes.among(memberId, [chatId])).has(chatId)) return false;
    if ((await this.blocks.shutFrom([side.other_id], memberId)).has(side.other_id)) return false;
    const [marks] = await this.memory.of([{ memberId, chatId }]);
    const upTo = Math.max(marks?.seen?.position ?? 0, side.reads_after);
    if (side.heard_position <= upTo || side.heard_position < side.last_position) return false;
    const filter = { chat_id: chatId, author_id: side.other_id, position: { $gt: upTo } };
    const newest = await this.views.find(messagesView.name, filter, { sort: [['position', -1]], limit: LOOKED_AT });
    return newest.some(({ state }) => state === 'sent');
  }

  /** What reached a page of theirs counts as well: they were here. */
  async lastReadOf(memberId: string): Promise<string> {
    const [last] = await this.notes.list({ memberId, kind: MARKS_KIND }, 1);
    return last?.at ?? '';
  }
}
