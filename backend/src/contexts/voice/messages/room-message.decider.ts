import { CODE } from '../../../../contracts/envelope.js';
import { VOICE_MESSAGE_LIMITS, VOICE_MESSAGE_TEXT } from '../../../../contracts/voice-messages.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DeleteRoomMessage, KeepRoomMessageEdition, RoomMessageCommand } from './room-message.commands.js';
import type { RoomMessageEvent } from './room-message.events.js';

interface WrittenInRoom {
  readonly roomId: string;
  readonly memberId: string;
  readonly day: string;
  readonly sealed: string;
  readonly edition: number;
  readonly isDeleted: boolean;
}
export type RoomMessageState = WrittenInRoom | null;

/** One message of a room: its author changes it, and whoever moderates there deletes it, too. */
export const roomMessage: Decider<RoomMessageState, RoomMessageCommand, RoomMessageEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'RoomMessagePosted': {
        const { roomId, memberId, day, sealed } = data;
        return { roomId, memberId, day, sealed, edition: 0, isDeleted: false };
      }
      case 'RoomMessageEdited':
        return state && { ...state, sealed: data.sealed, edition: data.edition };
      case 'RoomMessageDeleted':
        return state && { ...state, isDeleted: true };
    }
  },
  decide(command, state) {
    if (command.type === 'KeepRoomMessage') return state ? [] : [{ type: 'RoomMessagePosted', data: command.data }];
    if (!state) throw messageUnknown();
    return command.type === 'DeleteRoomMessage' ? deleted(command, state) : edited(command, state);
  },
};

/** None, or none for whoever asks. */
export const messageUnknown = () => new RuleViolation(CODE.notFound, VOICE_MESSAGE_TEXT.notFound, null, 'not-found');

function edited({ data: { messageId, memberId, sealed, edition } }: KeepRoomMessageEdition, state: WrittenInRoom): readonly RoomMessageEvent[] {
  if (state.isDeleted) throw messageUnknown();
  if (state.memberId !== memberId) throw new RuleViolation(CODE.forbidden, VOICE_MESSAGE_TEXT.notYours, null, 'forbidden');
  if (state.edition >= VOICE_MESSAGE_LIMITS.edits) throw new RuleViolation('voice-message.edited-too-often', VOICE_MESSAGE_TEXT.editedTooOften);
  // Sealed after another edition that came meanwhile.
  if (edition !== state.edition + 1) throw new RuleViolation('voice-message.changed', VOICE_MESSAGE_TEXT.changed);
  const { roomId, day } = state;
  return [{ type: 'RoomMessageEdited', data: { messageId, roomId, memberId, day, sealed, edition } }];
}

function deleted({ data: { messageId, memberId: byId, moderates } }: DeleteRoomMessage, state: WrittenInRoom): readonly RoomMessageEvent[] {
  const { roomId, memberId, day } = state;
  if (memberId !== byId && !moderates) throw new RuleViolation(CODE.forbidden, VOICE_MESSAGE_TEXT.mayNotDelete, null, 'forbidden');
  return state.isDeleted ? [] : [{ type: 'RoomMessageDeleted', data: { messageId, roomId, memberId, day, byId } }];
}
