import { Injectable } from '@nestjs/common';
import type { ChatChoices } from '../../../../contracts/chat.js';
import { SitePresence } from '../../../platform/presence/site-presence.js';
import { ChatChoicesQuery } from '../choices/choices.query.js';
import { LastSeen } from '../choices/last-seen.service.js';
import type { ChatMarksOf, ChatMarksShown } from '../conversation/chat-marks-of.port.js';
import type { SideDocument } from '../sides/sides.model.js';
import { SidesQuery } from '../sides/sides.query.js';
import { type KeptMarks, NO_MARKS } from './marks.rules.js';
import { MarksMemory } from './marks-memory.service.js';
import { Mutes } from './mutes.service.js';
import { Sight } from './sight.service.js';
import { UnreadQuery } from './unread.query.js';

type Shown = Pick<ChatMarksShown, 'marks' | 'online' | 'last_seen_at'>;
const NOTHING: Shown = { marks: { delivered: null, seen: null }, online: false, last_seen_at: null };

/** Answers what a member is shown of the other side: nothing before a request is accepted, across a block and once it is over. */
@Injectable()
export class ShownMarksQuery implements ChatMarksOf {
  constructor(
    private readonly sides: SidesQuery,
    private readonly memory: MarksMemory,
    private readonly unread: UnreadQuery,
    private readonly mutes: Mutes,
    private readonly sight: Sight,
    private readonly choices: ChatChoicesQuery,
    private readonly presence: SitePresence,
    private readonly lastSeen: LastSeen,
  ) {}

  async shownTo(memberId: string, chatIds: readonly string[]): Promise<ReadonlyMap<string, ChatMarksShown>> {
    const sides = await this.sides.among(chatIds, memberId);
    const ids = sides.map(({ chat_id }) => chat_id);
    const [own, muted, others] = await Promise.all([
      this.memory.of(ids.map((chatId) => ({ memberId, chatId }))),
      this.mutes.among(memberId, ids),
      this.ofOthers(memberId, await this.sight.among(memberId, sides)),
    ]);
    const unread = await Promise.all(sides.map((side, index) => this.unread.of(side, own[index] ?? NO_MARKS)));
    return new Map(ids.map((id, index) => [id, { unread: unread[index] ?? 0, muted: muted.has(id), ...(others.get(id) ?? NOTHING) }]));
  }

  /** What the other of two that see each other is shown of a member's marks: as they are at the end, so that what is told last goes furthest. */
  async between({ member_id: memberId, other_id: otherId, chat_id: chatId }: SideDocument): Promise<Shown['marks']> {
    const choicesOf = await this.choices.ofMany([memberId, otherId]);
    const [marks = NO_MARKS] = await this.memory.of([{ memberId, chatId }]);
    return shown(choicesOf(memberId), choicesOf(otherId), marks);
  }

  private async ofOthers(memberId: string, sides: readonly SideDocument[]): Promise<ReadonlyMap<string, Shown>> {
    if (sides.length === 0) return new Map();
    const others = sides.map(({ other_id }) => other_id);
    const [marks, choicesOf, here] = await Promise.all([
      this.memory.of(sides.map(({ chat_id: chatId, other_id }) => ({ memberId: other_id, chatId }))),
      this.choices.ofMany([memberId, ...others]),
      this.presence.among(others),
    ]);
    const own = choicesOf(memberId);
    const away = own.showsLastSeen ? others.filter((id) => choicesOf(id).showsLastSeen && !here.has(id)) : [];
    const lastSeen = await this.lastSeen.of(away);
    return new Map(
      sides.map(({ chat_id, other_id }, index): [string, Shown] => {
        const both = shown(own, choicesOf(other_id), marks[index] ?? NO_MARKS);
        return [chat_id, { marks: both, online: here.has(other_id), last_seen_at: lastSeen.get(other_id) ?? null }];
      }),
    );
  }
}

/** What was seen is shown where both sides show it. */
const shown = (one: ChatChoices, other: ChatChoices, { delivered, seen }: KeptMarks): Shown['marks'] => ({
  delivered: delivered?.id ?? null,
  seen: one.showsSeen && other.showsSeen ? (seen?.id ?? null) : null,
});
