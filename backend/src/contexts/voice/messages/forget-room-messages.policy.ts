import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { RoomClosed, RoomLeft } from '../room/room.events.js';
import { ForgetRoomMessages } from './room-message.commands.js';
import { forgottenAt, utcDay } from './room-words.rules.js';

function forgets(roomId: string, at: string) {
  const upTo = utcDay(at);
  return [{ schedule: intent(ForgetRoomMessages, { roomId, upTo }), key: `forget-voice-messages:${roomId}:${upTo}`, at: forgottenAt(upTo) }];
}

/** What was written in a room goes some time after it was closed; in one that stays, after everybody had left. */
export const forgetRoomMessages = policy<RoomClosed | RoomLeft>({
  name: 'forget-room-messages',
  on: {
    RoomClosed: ({ data: { roomId }, at }) => forgets(roomId, at),
    RoomLeft: ({ data: { roomId, wasLast }, at }) => (wasLast ? forgets(roomId, at) : []),
  },
});
