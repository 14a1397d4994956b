import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile, SealedText } from '../../../platform/own-data/own-data.js';
import { authorKey, editionKey } from '../conversation/chat-keys.rules.js';
import type { MessageDeleted, MessageEdited, MessageEvent, MessageReacted, MessageRestored, MessageSent, MessageWithheld } from './message.events.js';

type Said = MessageSent['data'] | MessageEdited['data'];
const written = ({ messageId, chatId, authorId, otherId, day, sealed }: Said, edition: number, at: string) => {
  const keys = [authorKey(chatId, authorId), editionKey({ messageId, chatId, authorId, day, edition })];
  return { at, message: messageId, chat: chatId, to: otherId, content: new SealedText(keys, sealed) };
};

const messages = ownDataFile<MessageSent | MessageEdited | MessageDeleted>({
  name: 'mesajlar',
  title: 'Yazdığınız mesajlar; düzenlediğiniz ve sildiğiniz metinler otuz gün sonra okunamaz olur',
  rows: {
    MessageSent: ({ data, at }, reader) => (data.authorId === reader ? { act: 'yazıldı', ...written(data, 0, at) } : null),
    MessageEdited: ({ data, at }, reader) => (data.authorId === reader ? { act: 'düzenlendi', ...written(data, data.edition, at) } : null),
    MessageDeleted: ({ data: { messageId, chatId, authorId, otherId }, at }, reader) =>
      authorId === reader ? { act: 'silindi', at, message: messageId, chat: chatId, to: otherId } : null,
  },
});

const judged = ownDataFile<MessageWithheld | MessageRestored>({
  name: 'kaldirilan-mesajlar',
  title: 'Moderatörlerin görünümden kaldırdığı ve geri getirdiği mesajlarınız',
  rows: {
    MessageWithheld: ({ data: { messageId, authorId }, at }, reader) => (authorId === reader ? { at, act: 'kaldırıldı', message: messageId } : null),
    MessageRestored: ({ data: { messageId, authorId }, at }, reader) => (authorId === reader ? { at, act: 'geri getirildi', message: messageId } : null),
  },
});

const reactions = ownDataFile<MessageReacted>({
  name: 'mesaj-tepkileri',
  title: 'Mesajlara verdiğiniz tepkiler',
  rows: {
    MessageReacted: ({ data: { messageId, chatId, memberId, emoji }, at }, reader) =>
      memberId === reader ? { at, message: messageId, chat: chatId, emoji } : null,
  },
});

const TYPES: readonly string[] = [
  'MessageSent',
  'MessageEdited',
  'MessageDeleted',
  'MessageReacted',
  'MessageWithheld',
  'MessageRestored',
  'MessageEditionsDestroyed',
] satisfies MessageEvent['type'][];

/** What the other side wrote is theirs. */
export const messageOwnData: OwnData = {
  files: [messages, judged, reactions],
  keepsBack: ({ type, data }: RecordedEvent, memberId) => {
    if (!TYPES.includes(type)) return false;
    const { authorId, memberId: reactorId } = data as { authorId?: string; memberId?: string };
    return (authorId ?? reactorId) !== memberId;
  },
  withholds: ({ type }) => (TYPES.includes(type) ? ['sealed'] : []),
};
