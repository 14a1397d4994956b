import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile, SealedText } from '../../../platform/own-data/own-data.js';
import type { RoomMessageEdited, RoomMessageEvent, RoomMessageModerationEvent, RoomMessagePosted } from './room-message.events.js';
import { keysOfWords } from './room-words.rules.js';

const written = ({ data, at }: RecordedEvent<RoomMessagePosted | RoomMessageEdited>, reader: string, act: string) =>
  data.memberId === reader ? { at, act, message: data.messageId, room: data.roomId, content: new SealedText(keysOfWords(data), data.sealed) } : null;

const judged = ({ data: { messageId, roomId, authorId }, at }: RecordedEvent<RoomMessageModerationEvent>, reader: string, act: string) =>
  authorId === reader ? { at, act, message: messageId, room: roomId } : null;

const messages = ownDataFile<RoomMessageEvent>({
  name: 'sesli-oda-mesajlari',
  title: 'Sesli odalarda yazdığınız mesajlar; oda boşaldıktan otuz gün sonra okunamaz olurlar',
  rows: {
    RoomMessagePosted: (event, reader) => written(event, reader, 'yazıldı'),
    RoomMessageEdited: (event, reader) => written(event, reader, 'düzenlendi'),
    RoomMessageDeleted: ({ data: { messageId, roomId, memberId }, at }, reader) =>
      memberId === reader ? { at, act: 'silindi', message: messageId, room: roomId } : null,
    RoomMessageWithheld: (event, reader) => judged(event, reader, 'moderatörlerce kaldırıldı'),
    RoomMessageRestored: (event, reader) => judged(event, reader, 'geri getirildi'),
  },
});

const TYPES: readonly string[] = [
  'RoomMessagePosted',
  'RoomMessageEdited',
  'RoomMessageDeleted',
  'RoomMessageWithheld',
  'RoomMessageRestored',
] satisfies RoomMessageEvent['type'][];
const authorOf = (data: object): string | undefined => {
  const { memberId, authorId } = data as { memberId?: string; authorId?: string };
  return authorId ?? memberId;
};

export const roomMessageOwnData: OwnData = {
  files: [messages],
  // What somebody deleted as a moderator is its author's.
  keepsBack: ({ type, data }, memberId) => TYPES.includes(type) && authorOf(data) !== memberId,
  withholds: ({ type, data }, memberId) => (TYPES.includes(type) ? ['sealed', ...((data as { byId?: string }).byId === memberId ? [] : ['byId'])] : []),
};
