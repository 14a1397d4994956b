import { CODE } from '../../../../contracts/envelope.js';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { moderatesIn, ownerOf, type Present, presentIn, type Room, type RoomState } from './room.state.rules.js';

/** The room, which is open. */
export function openOne(state: RoomState): Room {
  if (!state) throw new RuleViolation(CODE.notFound, VOICE_TEXT.notFound, null, 'not-found');
  if (!state.isOpen) throw new RuleViolation(CODE.gone, VOICE_TEXT.gone, null, 'gone');
  return state;
}

/** The same, for its owner. */
export function ownedBy(memberId: string, state: RoomState): Room {
  const open = openOne(state);
  if (ownerOf(open) !== memberId) throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerNeeded, null, 'forbidden');
  return open;
}

/** Somebody who is present. */
export function targetIn(open: Room, targetId: string): Present {
  const target = presentIn(open, targetId);
  if (!target) throw new RuleViolation(CODE.notFound, VOICE_TEXT.targetNotFound, null, 'not-found');
  return target;
}

/** The room, for whoever may mute and kick in it. */
export function moderatedBy({ memberId, isStaff }: { readonly memberId: string; readonly isStaff: boolean }, state: RoomState): Room {
  const open = openOne(state);
  if (!isStaff && !moderatesIn(open, memberId)) throw new RuleViolation(CODE.forbidden, VOICE_TEXT.moderatorNeeded, null, 'forbidden');
  return open;
}
