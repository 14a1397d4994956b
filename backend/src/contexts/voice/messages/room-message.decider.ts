import { CODE } from '../../../../contracts/envelope.js';
import { VOICE_MESSAGE_LIMITS, VOICE_MESSAGE_TEXT } from '../../../../contracts/voice-messages.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DeleteRoomMessage, KeepRoomMessageEdition, RestoreRoomMessage, RoomMessageCommand, WithholdRoomMessage } from './room-message.commands.js';
import type { RoomMessageEvent } from './room-message.events.js';

export interface WrittenInRoom {
  readonly roomId: string;
  readonly memberId: string;
  readonly day: string;
  readonly sealed: string;
  readonly edition: number;
  readonly isDeleted: boolean;
  /** The report that took it from view. */
  readonly withheldBy: string | null;
}
export type RoomMessageState = WrittenInRoom | null;

/** One message of a room: its author changes it, and whoever moderates there deletes it, too. */
export const roomMessage: Decider<RoomMessageState, RoomMessageCommand, RoomMessageEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'RoomMessagePosted': {
        const { roomId, memberId, day, sealed } = data;
        return { roomId, memberId, day, sealed, edition: 0, isDeleted: false, withheldBy: null };
      }
      case 'RoomMessageEdited':
        return state && { ...state, sealed: data.sealed, edition: data.edition };
      case 'RoomMessageDeleted':
        return state && { ...state, isDeleted: true };
      case 'RoomMessageWithheld':
        return state && { ...state, withheldBy: data.reportId };
      case 'RoomMessageRestored':
        return state && { ...state, withheldBy: null };
    }
  },
  decide(command, state) {
    if (command.type === 'KeepRoomMessage') return state ? [] : [{ type: 'RoomMessagePosted', data: command.data }];
    if (!state) throw messageUnknown();
    switch (command.type) {
      case 'DeleteRoomMessage':
        return deleted(command, state);
      case 'KeepRoomMessageEdition':
        return edited(command, state);
      case 'WithholdRoomMessage':
      case 'RestoreRoomMessage':
        return judged(command, state);
    }
  },
};

/** None, or none for whoever asks. */
export const messageUnknown = () => new RuleViolation(CODE.notFound, VOICE_MESSAGE_TEXT.notFound, null, 'not-found');

function edited({ data: { messageId, memberId, sealed, edition } }: KeepRoomMessageEdition, state: WrittenInRoom): readonly RoomMessageEvent[] {
  if (state.isDeleted || state.withheldBy !== null) throw messageUnknown();
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

/** What another report took from view stays so. */
function judged({ type, data: { messageId, reportId, reason } }: WithholdRoomMessage | RestoreRoomMessage, state: WrittenInRoom): readonly RoomMessageEvent[] {
  const { roomId, memberId: authorId, withheldBy } = state;
  const of = { messageId, roomId, authorId, reason };
  if (type === 'WithholdRoomMessage') return withheldBy === null ? [{ type: 'RoomMessageWithheld', data: { ...of, reportId } }] : [];
  return withheldBy === reportId ? [{ type: 'RoomMessageRestored', data: of }] : [];
}
