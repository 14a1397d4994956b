import { Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import { CHAT_TEXT, type Chat, type ChatList, type ChatMessage } from '../../../../contracts/chat.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { Window } from '../../../platform/paging/window.js';
import { ChatDoor } from '../conversation/chat-door.service.js';
import { ChatMarksOf, type ChatMarksShown } from '../conversation/chat-marks-of.port.js';
import { ChatRetention } from '../conversation/chat-retention.port.js';
import { MessagesQuery } from '../message/messages.query.js';
import type { SideDocument } from '../sides/sides.model.js';
import { SidesQuery } from '../sides/sides.query.js';
import { standingOf } from '../sides/standing.rules.js';

const NOTHING: ChatMarksShown = { unread: 0, muted: false, marks: { delivered: null, seen: null }, online: false, last_seen_at: null };

/** Shows conversations as one of their two sees them. */
@Injectable()
export class ChatReader {
  constructor(
    private readonly sides: SidesQuery,
    private readonly messages: MessagesQuery,
    private readonly authors: AuthorDirectory,
    private readonly blocks: ShutOuts,
    private readonly marks: ChatMarksOf,
    private readonly retention: ChatRetention,
    private readonly door: ChatDoor,
  ) {}

  async list(memberId: string, place: 'list' | 'requests', window: Window): Promise<ChatList> {
    const found = await this.sides.page(memberId, place, window);
    const [chats, requests] = await Promise.all([this.shown(found.slice(0, window.limit)), this.requests(memberId)]);
    return { chats, hasMore: found.length > window.limit, requests };
  }

  /** Null where the member has no such conversation. */
  async find(chatId: string, memberId: string): Promise<Chat | null> {
    const side = await this.sides.find(chatId, memberId);
    const [chat] = side ? await this.shown([side]) : [];
    return chat ?? null;
  }

  /** Throws RuleViolation where the member has no such conversation. */
  async present(chatId: string, memberId: string): Promise<Chat> {
    const [chat] = await this.shown([await this.sides.present(chatId, memberId)]);
    if (!chat) throw new Error('a conversation that was found is shown');
    return chat;
  }

  /** The newest message of each that the member has, by conversation. */
  async lastMessages(chatIds: readonly string[], memberId: string): Promise<Record<string, ChatMessage>> {
    return Object.fromEntries(await this.lastOf(await this.sides.among(chatIds, memberId), memberId));
  }

  private async requests(memberId: string): Promise<ChatList['requests']> {
    const [count, [newest]] = await Promise.all([this.sides.countRequests(memberId), this.sides.page(memberId, 'requests', { limit: 1, offset: 0 })]);
    return { count, newest: newest ? authorIn(await this.authors.byIds([newest.other_id]), newest.other_id) : null };
  }

  private async shown(sides: readonly SideDocument[]): Promise<Chat[]> {
    const [first] = sides;
    if (!first) return [];
    const { member_id: memberId } = first;
    const others = sides.map(({ other_id }) => other_id);
    const [authors, blocked, closed, marks, last] = await Promise.all([
      this.authors.byIds(others),
      this.blocks.shutFrom(others, memberId),
      this.closedTo(memberId, sides),
      this.marks.shownTo(
        memberId,
        sides.map(({ chat_id }) => chat_id),
      ),
      this.lastOf(sides, memberId),
    ]);
    return sides.map((side) =>
      shownChat(side, {
        other: authorIn(authors, side.other_id),
        isShut: blocked.has(side.other_id) || closed.has(side.chat_id),
        marks: marks.get(side.chat_id) ?? NOTHING,
        last: last.get(side.chat_id) ?? null,
        keptDays: this.retention.days,
      }),
    );
  }

  /** Requests that the member has not written, and that would not be taken any more: a block and a choice of the other side look alike. */
  private async closedTo(memberId: string, sides: readonly SideDocument[]): Promise<ReadonlySet<string>> {
    const unwritten = sides.filter((side) => side.starter_id === memberId && !side.is_accepted && !side.is_written && !side.is_gone);
    const shut = await Promise.all(unwritten.map(async ({ other_id: otherId }) => (await this.door.of({ memberId, otherId })).shut));
    return new Set(unwritten.flatMap(({ chat_id }, index) => (shut[index] ? [chat_id] : [])));
  }

  private async lastOf(sides: readonly SideDocument[], memberId: string): Promise<ReadonlyMap<string, ChatMessage>> {
    const ids = sides.flatMap((side) => (side.last_id !== null && side.last_position > side.reads_after && isTold(side) ? [side.last_id] : []));
    const found = await this.messages.byIds(ids, memberId);
    return new Map(found.map((message) => [message.chat_id, message]));
  }
}

/** Whoever was asked knows of nothing before the request's text is there. */
const isTold = ({ is_accepted, is_written, starter_id, member_id }: SideDocument): boolean => is_accepted || is_written || starter_id === member_id;

interface Shown {
  readonly other: Author;
  readonly isShut: boolean;
  readonly marks: ChatMarksShown;
  readonly last: ChatMessage | null;
  readonly keptDays: number;
}

function shownChat(side: SideDocument, { other, isShut, marks, last, keptDays }: Shown): Chat {
  const isStarter = side.starter_id === side.member_id;
  const gone = { mine: side.gone_at, theirs: side.other_gone_at };
  const [first, second] = isStarter ? [gone.mine, gone.theirs] : [gone.theirs, gone.mine];
  const { state, mayWrite, notice } = standingOf(side, isShut);
  return {
    id: side.chat_id,
    user1_id: side.starter_id,
    user2_id: isStarter ? side.other_id : side.member_id,
    user1_deleted: first !== null,
    user2_deleted: second !== null,
    user1_deleted_at: first,
    user2_deleted_at: second,
    created_at: side.started_at,
    updated_at: side.last_at ?? side.started_at,
    state,
    other,
    may_write: mayWrite,
    notice: notice && CHAT_TEXT[notice],
    last_message: last,
    kept_days: keptDays > 0 ? keptDays : null,
    kept_from: side.kept_from,
    ...marks,
  };
}
