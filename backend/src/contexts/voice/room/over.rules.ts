import { CODE } from '../../../../contracts/envelope.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { DEFAULT_KICK_REASON, KICK_BARS_MS, VOICE_LIMITS, VOICE_TEXT } from '../../../../contracts/voice.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { moderatedBy, openOne, targetIn } from './may.rules.js';
import type { ChangeRoomSettings, KickParticipant, LiftKick, MuteParticipant } from './room.commands.js';
import type { RoomEvent } from './room.events.js';
import { barredUntil, ownerOf, type Room, type RoomState } from './room.state.rules.js';
import { refuseHidden, refuseRoom, wordsIn } from './words.rules.js';

/** Nobody lifts their own mute, and the owner has none. */
export function muted({ data: { roomId, memberId, targetId, isStaff, muted } }: MuteParticipant, state: RoomState): readonly RoomEvent[] {
  const open = moderatedBy({ memberId, isStaff }, state);
  const target = targetIn(open, targetId);
  if (open.muted.has(targetId) === muted) return [];
  if (targetId === memberId) throw new RuleViolation('voice.own-mute', VOICE_TEXT.ownMute);
  if (target.role === 'owner') throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerSpeaks, null, 'forbidden');
  return [{ type: 'ParticipantMuted', data: { roomId, memberId: targetId, byId: memberId, muted } }];
}

export function kicked({ data: { roomId, memberId, targetId, isStaff, reason }, origin }: KickParticipant, state: RoomState): readonly RoomEvent[] {
  const open = moderatedBy({ memberId, isStaff }, state);
  const written = inOneLine(reason ?? '');
  const words = written === DEFAULT_KICK_REASON ? '' : written;
  refuseProblems('voice.invalid', { reason: words.length > VOICE_LIMITS.reason ? VOICE_TEXT.reasonLong : undefined });
  if (targetIn(open, targetId).role === 'owner') throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerStays, null, 'forbidden');
  if (targetId === memberId) throw new RuleViolation('voice.own-kick', VOICE_TEXT.ownKick);
  const until = new Date(Date.parse(origin.at) + KICK_BARS_MS).toISOString();
  return [{ type: 'ParticipantKicked', data: { roomId, memberId: targetId, byId: memberId, reason: words || null, until } }];
}

export function kickLifted({ data: { roomId, memberId, targetId, isStaff }, origin }: LiftKick, state: RoomState): readonly RoomEvent[] {
  const open = moderatedBy({ memberId, isStaff }, state);
  return barredUntil(open, targetId, origin.at) ? [{ type: 'KickLifted', data: { roomId, memberId: targetId, byId: memberId } }] : [];
}

/** A size below that of who is present puts nobody out. */
export function settingsChanged({ data: { roomId, memberId, isStaff, ...wish } }: ChangeRoomSettings, state: RoomState): readonly RoomEvent[] {
  const open = editedBy({ memberId, isStaff }, state);
  const maxParticipants = wish.maxParticipants ?? open.maxParticipants;
  refuseRoom({ ...wish, maxParticipants });
  const { name, description } = wordsIn(wish);
  refuseHidden({ name, description }, open);
  const isNamedSo = name === open.name && description === open.description;
  if (isNamedSo && maxParticipants === open.maxParticipants) return [];
  const namedBy = isNamedSo ? open.namedBy : memberId;
  return [{ type: 'RoomSettingsChanged', data: { roomId, memberId, name, description, maxParticipants, namedBy } }];
}

/** A room that stays is no more its owner's to rename than it is to close. */
function editedBy({ memberId, isStaff }: { readonly memberId: string; readonly isStaff: boolean }, state: RoomState): Room {
  const open = openOne(state);
  const may = open.isLasting ? isStaff : ownerOf(open) === memberId;
  if (!may) throw new RuleViolation(CODE.forbidden, VOICE_TEXT.ownerNeeded, null, 'forbidden');
  return open;
}
