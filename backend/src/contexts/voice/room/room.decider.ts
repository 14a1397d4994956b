import { CODE } from '../../../../contracts/envelope.js';
import { roomCapacity, VOICE_CODE, VOICE_TEXT } from '../../../../contracts/voice.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { closedOnReport, wordsHidden, wordsRestored } from './judged.rules.js';
import { openOne, ownedBy, targetIn } from './may.rules.js';
import { kicked, kickLifted, muted, settingsChanged } from './over.rules.js';
import type { CloseRoom, CreateRoom, ExportRoom, GiveRoomRole, HandRoomOver, JoinRoom, LeaveRoom, RoomCommand } from './room.commands.js';
import type { RoomEvent, RoomOwnershipTransferred } from './room.events.js';
import { barredUntil, evolveRoom, heirOf, ownerOf, presentIn, type Room, type RoomState } from './room.state.rules.js';
import { refuseRoom, wordsIn } from './words.rules.js';

/** A room and who is in it: never more than it takes, and with one owner as long as anybody is there. */
export const room: Decider<RoomState, RoomCommand, RoomEvent> = {
  initial: null,
  evolve: evolveRoom,
  decide(command, state) {
    switch (command.type) {
      case 'CreateRoom':
        return state ? [] : created(command);
      case 'JoinRoom':
        return joined(command, state);
      case 'LeaveRoom':
        return left(command, state);
      case 'GiveRoomRole':
        return roleGiven(command, state);
      case 'HandRoomOver':
        return handedOver(command, state);
      case 'MuteParticipant':
        return muted(command, state);
      case 'KickParticipant':
        return kicked(command, state);
      case 'LiftKick':
        return kickLifted(command, state);
      case 'ChangeRoomSettings':
        return settingsChanged(command, state);
      case 'ExportRoom':
        return exported(command, state);
      case 'CloseRoom':
        return closed(command, state);
      case 'HideRoomWords':
        return wordsHidden(command, state);
      case 'RestoreRoomWords':
        return wordsRestored(command, state);
      case 'CloseReportedRoom':
        return closedOnReport(command, state);
    }
  },
};

function created({ data: { participantId, ...data } }: CreateRoom): readonly RoomEvent[] {
  refuseRoom(data);
  const { roomId, memberId } = data;
  return [
    { type: 'RoomCreated', data: { ...data, ...wordsIn(data) } },
    { type: 'RoomJoined', data: { roomId, memberId, participantId, isOwner: true } },
  ];
}

function joined({ data: { roomId, memberId, participantId, carried }, origin }: JoinRoom, state: RoomState): readonly RoomEvent[] {
  const open = openOne(state);
  if (presentIn(open, memberId)) return [];
  const until = barredUntil(open, memberId, origin.at);
  if (until) throw new RuleViolation(VOICE_CODE.barred, VOICE_TEXT.barred(until), null, 'forbidden');
  const count = open.present.length;
  if (count >= roomCapacity(open.maxParticipants, carried)) {
    const sentence = count >= open.maxParticipants ? VOICE_TEXT.full(open.maxParticipants) : VOICE_TEXT.carried(carried);
    throw new RuleViolation(VOICE_CODE.full, sentence, null, 'conflict');
  }
  return [{ type: 'RoomJoined', data: { roomId, memberId, participantId, isOwner: count === 0 } }];
}

function left({ data: { roomId, memberId, cause } }: LeaveRoom, state: RoomState): readonly RoomEvent[] {
  if (!state || !presentIn(state, memberId)) return [];
  const heir = heirOf(state, memberId);
  const gone: RoomEvent = { type: 'RoomLeft', data: { roomId, memberId, cause, wasLast: heir === null } };
  if (heir === null) return state.isLasting ? [gone] : [gone, { type: 'RoomClosed', data: { roomId, memberId: null, cause: 'empty', presentIds: [] } }];
  return ownerOf(state) === memberId ? [gone, ...passed(state, { roomId, memberId: heir, fromId: memberId, cause: 'left' })] : [gone];
}

function roleGiven({ data: { roomId, memberId, targetId, role } }: GiveRoomRole, state: RoomState): readonly RoomEvent[] {
  const target = targetIn(ownedBy(memberId, state), targetId);
  if (target.role === role) return [];
  // An owner stays the owner until the room is another's.
  if (target.role === 'owner') throw new RuleViolation('voice.owner-keeps-role', VOICE_TEXT.targetNotFound);
  return [{ type: 'RoomRoleChanged', data: { roomId, memberId: targetId, ownerId: memberId, role } }];
}

function handedOver({ data: { roomId, memberId, targetId } }: HandRoomOver, state: RoomState): readonly RoomEvent[] {
  // Asked again, the room is the other's already.
  if (state && memberId !== targetId && ownerOf(state) === targetId) return [];
  const open = ownedBy(memberId, state);
  targetIn(open, targetId);
  return targetId === memberId ? [] : passed(open, { roomId, memberId: targetId, fromId: memberId, cause: 'given' });
}

/** Whoever comes to own a room is muted in it no more: nobody could lift it. */
function passed(room: Room, data: RoomOwnershipTransferred['data']): readonly RoomEvent[] {
  const { roomId, memberId, fromId } = data;
  const given: RoomEvent = { type: 'RoomOwnershipTransferred', data };
  return room.muted.has(memberId) ? [given, { type: 'ParticipantMuted', data: { roomId, memberId, byId: fromId, muted: false } }] : [given];
}

/** What is said in a room that stays is nobody's to take along: whoever came first on a morning owns it for that morning. */
function exported({ data: { roomId, memberId, exportId } }: ExportRoom, state: RoomState): readonly RoomEvent[] {
  if (ownedBy(memberId, state).isLasting) throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerNeeded, null, 'forbidden');
  return [{ type: 'RoomExported', data: { roomId, memberId, exportId } }];
}

/** What stays when everybody has gone is for staff to close: whoever came first on a morning owns it for that morning. */
function closed({ data: { roomId, memberId, isStaff } }: CloseRoom, state: RoomState): readonly RoomEvent[] {
  if (state && !state.isOpen) return [];
  const open = openOne(state);
  const isOwn = ownerOf(open) === memberId && !open.isLasting;
  if (!isOwn && !isStaff) throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerNeeded, null, 'forbidden');
  const presentIds = open.present.map((one) => one.memberId);
  return [{ type: 'RoomClosed', data: { roomId, memberId, cause: isOwn ? 'owner' : 'staff', presentIds } }];
}
