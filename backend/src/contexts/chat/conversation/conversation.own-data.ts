import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ChatAccepted, ChatDeleted, ChatStarted, ConversationEvent } from './conversation.events.js';

type Told = { at: string; data: { chatId: string; memberId: string; otherId: string } };
const rowOf =
  (act: string) =>
  ({ at, data: { chatId, memberId, otherId } }: Told, reader: string) =>
    memberId === reader ? { at, act, chat: chatId, member: otherId } : null;

const chats = ownDataFile<ChatStarted | ChatAccepted | ChatDeleted>({
  name: 'sohbetler',
  title: 'Başlattığınız, kabul ettiğiniz ve sildiğiniz sohbetler',
  rows: { ChatStarted: rowOf('başlatıldı'), ChatAccepted: rowOf('kabul edildi'), ChatDeleted: rowOf('silindi') },
});

const TYPES: readonly string[] = [
  'ChatStarted',
  'ChatRequestWritten',
  'ChatAccepted',
  'ChatDeleted',
  'ChatMemberForgotten',
] satisfies ConversationEvent['type'][];

/** What the other side did with a conversation is theirs. */
export const conversationOwnData: OwnData = {
  files: [chats],
  keepsBack: ({ type, data }: RecordedEvent, memberId) => TYPES.includes(type) && (data as { memberId?: string }).memberId !== memberId,
};
