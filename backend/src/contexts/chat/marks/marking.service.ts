import { Injectable } from '@nestjs/common';
import type { MarkReadAnswer } from '../../../../contracts/chat.js';
import type { OwnMessageRead } from '../conversation/chat-marks-of.port.js';
import { MessagesQuery } from '../message/messages.query.js';
import type { SideDocument } from '../sides/sides.model.js';
import { readableOf, SidesQuery } from '../sides/sides.query.js';
import { type KeptMarks, NO_MARKS, type Place } from './marks.rules.js';
import { MarksMemory } from './marks-memory.service.js';
import { MarksTelling } from './marks-telling.service.js';
import { newestOf, UnreadQuery } from './unread.query.js';

/** Notes how far members have their conversations, and tells of it. */
@Injectable()
export class Marking implements OwnMessageRead {
  constructor(
    private readonly sides: SidesQuery,
    private readonly memory: MarksMemory,
    private readonly unread: UnreadQuery,
    private readonly messages: MessagesQuery,
    private readonly telling: MarksTelling,
  ) {}

  /**
   * What the other side wrote up to a message, or so far where none is named, was seen. Throws RuleViolation where the member has no such
   * conversation, or it has no such message.
   */
  async read(memberId: string, chatId: string, upTo: string | null): Promise<MarkReadAnswer> {
    const side = await this.sides.present(chatId, memberId);
    await this.upTo(side, 'seen', upTo === null ? newestOf(side) : await this.shownBy(side, upTo));
    return { chatId, unread: await this.unreadIn(side) };
  }

  private async shownBy(side: SideDocument, messageId: string): Promise<Place | null> {
    const { position } = await this.messages.present(messageId, readableOf(side));
    return this.unread.newestBefore(side, position + 1);
  }

  async readUpToOwn(memberId: string, { chatId, position }: { readonly chatId: string; readonly position: number }): Promise<void> {
    const side = await this.sides.find(chatId, memberId);
    if (side) await this.upTo(side, 'seen', await this.unread.newestBefore(side, position));
  }

  /** Everything in these has reached a device of the member; those that the member has not got are left out. */
  async delivered(memberId: string, chatIds: readonly string[]): Promise<void> {
    const sides = await this.sides.among(chatIds, memberId);
    const marks = await this.memory.of(sides.map(({ chat_id: chatId }) => ({ memberId, chatId })));
    const behind = sides.filter(({ heard_position }, index) => (marks[index]?.delivered?.position ?? 0) < heard_position);
    await Promise.all(behind.map((side) => this.upTo(side, 'delivered', newestOf(side))));
  }

  private async upTo(side: SideDocument, mark: keyof KeptMarks, place: Place | null): Promise<void> {
    if (place === null || side.is_gone) return;
    const { member_id: memberId, chat_id: chatId } = side;
    const moved = await this.memory.move({ memberId, chatId }, mark, place);
    if (moved) await this.telling.moved(side, mark === 'seen' ? () => this.unreadIn(side) : null);
  }

  private async unreadIn(side: SideDocument): Promise<number> {
    const { member_id: memberId, chat_id: chatId } = side;
    const [marks = NO_MARKS] = await this.memory.of([{ memberId, chatId }]);
    // What came since then counts, too.
    return this.unread.of((await this.sides.find(chatId, memberId)) ?? side, marks);
  }
}
