import { Injectable } from '@nestjs/common';
import type { Chat, ChatMessageRow, ChatRow } from '../../../../contracts/chat.js';
import { LIVE_CHANNEL, type LiveChange } from '../../../../contracts/envelope.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import type { MemberUnblocked } from '../../social/public.js';
import { ChatReader } from '../calls/chat-reader.service.js';
import type { ChatDayForgotten, ChatMemberForgotten, ChatStarted } from '../conversation/conversation.events.js';
import { pairOf } from '../conversation/conversation.stream.js';
import { StandingChat } from '../conversation/standing-chat.service.js';
import type { MessageReacted, MessageSent } from '../message/message.events.js';
import { MessagesQuery } from '../message/messages.query.js';
import { SidesQuery } from '../sides/sides.query.js';

const channel = LIVE_CHANNEL.chats;
type TraceOf = LiveChanges['traces'][string];

const ofBoth: TraceOf = ({ data }) => {
  const { chatId, memberId, otherId } = data as ChatStarted['data'];
  return { channel, memberIds: [memberId, otherId], subject: chatId };
};
const ofMessage: TraceOf = ({ data }) => {
  const { messageId, authorId, memberId, otherId } = data as Partial<MessageSent['data'] & MessageReacted['data']>;
  return { channel, memberIds: [authorId ?? memberId, otherId].filter((id) => id !== undefined), subject: messageId ?? '' };
};

/** Facts about messages, and how they are told. */
const MESSAGES: Readonly<Record<string, LiveChange['kind']>> = {
  MessageSent: 'insert',
  MessageEdited: 'update',
  MessageDeleted: 'update',
  MessageReacted: 'update',
  MessageWithheld: 'update',
  MessageRestored: 'update',
};
const BEGINNINGS: readonly string[] = ['ChatStarted', 'ChatRequestWritten'];
const UNBLOCKED = 'MemberUnblocked';

/**
 * What happens in conversations is told to the two of them, each as they see it: to nobody what they have deleted, and to whoever was asked nothing
 * before the request's text is there.
 */
@Injectable()
export class ChatChanges implements LiveChanges {
  constructor(
    private readonly reader: ChatReader,
    private readonly messages: MessagesQuery,
    private readonly sides: SidesQuery,
    private readonly standing: StandingChat,
  ) {}

  readonly traces: LiveChanges['traces'] = {
    // The other side hears of it with the first text.
    ChatStarted: ({ data }: RecordedEvent) => {
      const { chatId, memberId } = data as ChatStarted['data'];
      return { channel, memberIds: [memberId], subject: chatId };
    },
    ChatRequestWritten: ofBoth,
    ChatAccepted: ofBoth,
    ChatDeleted: ofBoth,
    ChatDayForgotten: ({ data }) => {
      const { chatId, memberIds } = data as ChatDayForgotten['data'];
      return { channel, memberIds, subject: chatId };
    },
    // The last one is the one that may have been open.
    ChatMemberForgotten: ({ data }) => {
      const { otherId, chatIds } = data as ChatMemberForgotten['data'];
      return { channel, memberIds: [otherId], subject: chatIds.at(-1) ?? '' };
    },
    // Which conversation stands between the two is not in the fact.
    [UNBLOCKED]: ({ data }) => {
      const { memberId, targetId } = data as MemberUnblocked['data'];
      return { channel, memberIds: [memberId, targetId], subject: pairOf({ memberId, otherId: targetId }) };
    },
    ...Object.fromEntries(Object.keys(MESSAGES).map((type) => [type, ofMessage])),
  };

  async changes(traces: readonly Trace[], memberId: string | null): Promise<readonly LiveChange[]> {
    if (memberId === null) return [];
    const [messages, chats, openAgain] = await Promise.all([
      this.readable(
        traces.filter(({ type }) => type in MESSAGES),
        memberId,
      ),
      this.chats(
        traces.filter(({ type }) => !(type in MESSAGES) && type !== UNBLOCKED),
        memberId,
      ),
      this.openAgain(
        traces.filter(({ type }) => type === UNBLOCKED),
        memberId,
      ),
    ]);
    return traces.flatMap(({ type, subject, position }): LiveChange[] => {
      const row = messages.get(subject) ?? chats.get(subject) ?? openAgain.get(subject);
      const kind = MESSAGES[type] ?? (BEGINNINGS.includes(type) ? 'insert' : 'update');
      // A long conversation that is over goes day by day: whoever deleted it is told of none of them.
      if (type === 'ChatDayForgotten' && row?.type === 'chat' && isDeletedBy(row.chat, memberId)) return [];
      return row ? [{ channel, kind, row, position }] : [];
    });
  }

  private async readable(traces: readonly Trace[], memberId: string): Promise<ReadonlyMap<string, ChatMessageRow>> {
    if (traces.length === 0) return new Map();
    const messages = await this.messages.byIds([...new Set(traces.map(({ subject }) => subject))], memberId);
    const sides = await this.sides.among(
      messages.map(({ chat_id }) => chat_id),
      memberId,
    );
    const from = new Map(sides.map(({ chat_id, reads_after }) => [chat_id, reads_after]));
    const shown = messages.filter(({ chat_id, position }) => position > (from.get(chat_id) ?? Number.POSITIVE_INFINITY));
    return new Map(shown.map((message) => [message.id, { type: 'message', message }]));
  }

  private async chats(traces: readonly Trace[], memberId: string): Promise<ReadonlyMap<string, ChatRow>> {
    const ids = [...new Set(traces.map(({ subject }) => subject))];
    const found = await Promise.all(ids.map((id) => this.reader.find(id, memberId)));
    return new Map(found.flatMap((chat): [string, ChatRow][] => (chat ? [[chat.id, { type: 'chat', chat }]] : [])));
  }

  /** By the pair. Of a block that was lifted is told where that opens something: not while the other one blocks as well, and to nobody who waits. */
  private async openAgain(traces: readonly Trace[], memberId: string): Promise<ReadonlyMap<string, ChatRow>> {
    const pairs = [...new Set(traces.map(({ subject }) => subject))];
    const found = await Promise.all(
      pairs.map(async (pair): Promise<[string, ChatRow][]> => {
        const id = await this.standing.idOf(pair);
        const chat = id === null ? null : await this.reader.find(id, memberId);
        return chat?.state === 'open' && chat.may_write ? [[pair, { type: 'chat', chat }]] : [];
      }),
    );
    return new Map(found.flat());
  }
}

const isDeletedBy = ({ user1_id, user1_deleted, user2_deleted }: Chat, memberId: string): boolean => (user1_id === memberId ? user1_deleted : user2_deleted);
