import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { RoomMessageDeleted, RoomMessageEvent, RoomMessagesForgotten } from './room-message.events.js';

/** What is written in rooms is nobody else's business; that somebody else deleted it is. */
export const roomMessageTold = tells<RoomMessageEvent | RoomMessagesForgotten>({
  RoomMessagePosted: null,
  RoomMessageEdited: null,
  RoomMessageDeleted: moderates<RoomMessageDeleted['data']>('Sesli odadaki mesajı silindi', { isTold: ({ memberId, byId }) => memberId !== byId }),
  RoomMessageWithheld: moderates('Sesli odadaki mesaj görünümden kaldırıldı'),
  RoomMessageRestored: moderates('Sesli odadaki mesaj yeniden göründü'),
  RoomMessagesForgotten: null,
});
