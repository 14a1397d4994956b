import { CODE } from '../../../../contracts/envelope.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { roomCapacity, VOICE_CODE, VOICE_TEXT, voiceRoomProblems } from '../../../../contracts/voice.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { CloseRoom, CreateRoom, GiveRoomRole, HandRoomOver, JoinRoom, LeaveRoom, RoomCommand } from './room.commands.js';
import type { RoomEvent } from './room.events.js';
import { evolveRoom, heirOf, ownerOf, presentIn, type Room, type RoomState } from './room.state.rules.js';

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
      case 'CloseRoom':
        return closed(command, state);
    }
  },
};

/** What is wrong with the words is said before anybody loses their seat elsewhere. */
export const refuseRoom = ({ name, description, maxParticipants }: Pick<CreateRoom['data'], 'name' | 'description' | 'maxParticipants'>): void =>
  refuseProblems('voice.invalid', voiceRoomProblems({ name, description, maxParticipants }));

function created({ data: { participantId, ...data } }: CreateRoom): readonly RoomEvent[] {
  refuseRoom(data);
  const { roomId, memberId } = data;
  const name = inOneLine(data.name);
  const description = inOneLine(data.description ?? '') || VOICE_TEXT.describedBy(name);
  return [
    { type: 'RoomCreated', data: { ...data, name, description } },
    { type: 'RoomJoined', data: { roomId, memberId, participantId, isOwner: true } },
  ];
}

function joined({ data: { roomId, memberId, participantId, carried } }: JoinRoom, state: RoomState): readonly RoomEvent[] {
  const open = openOne(state);
  if (presentIn(open, memberId)) return [];
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
  return ownerOf(state) === memberId ? [gone, { type: 'RoomOwnershipTransferred', data: { roomId, memberId: heir, fromId: memberId, cause: 'left' } }] : [gone];
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
  targetIn(ownedBy(memberId, state), targetId);
  return targetId === memberId ? [] : [{ type: 'RoomOwnershipTransferred', data: { roomId, memberId: targetId, fromId: memberId, cause: 'given' } }];
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

function openOne(state: RoomState): Room {
  if (!state) throw new RuleViolation(CODE.notFound, VOICE_TEXT.notFound, null, 'not-found');
  if (!state.isOpen) throw new RuleViolation(CODE.gone, VOICE_TEXT.gone, null, 'gone');
  return state;
}

function ownedBy(memberId: string, state: RoomState): Room {
  const open = openOne(state);
  if (ownerOf(open) !== memberId) throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerNeeded, null, 'forbidden');
  return open;
}

function targetIn(open: Room, targetId: string) {
  const target = presentIn(open, targetId);
  if (!target) throw new RuleViolation(CODE.notFound, VOICE_TEXT.targetNotFound, null, 'not-found');
  return target;
}
