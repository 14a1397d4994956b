import type { GivenVoiceRole, VoiceCategory, VoiceColour } from '../../../../contracts/voice.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface OfRoom {
  roomId: string;
  memberId: string;
}

/** `isLasting`: it stays when the last has left, as rooms of staff do. */
export type RoomCreated = DomainEvent<
  'RoomCreated',
  OfRoom & { name: string; description: string; category: VoiceCategory; colour: VoiceColour; maxParticipants: number; isLasting: boolean }
>;
/** `isOwner`: of a room in which nobody was. */
export type RoomJoined = DomainEvent<'RoomJoined', OfRoom & { participantId: string; isOwner: boolean }>;
/** `wasLast`: nobody is in the room now. `silent`: their client was not heard any more. `restricted`: staff took their access away. `account`: it has ended. */
export type RoomLeft = DomainEvent<'RoomLeft', OfRoom & { cause: 'own' | 'silent' | 'restricted' | 'account'; wasLast: boolean }>;
/** To `memberId`. */
export type RoomOwnershipTransferred = DomainEvent<'RoomOwnershipTransferred', OfRoom & { fromId: string; cause: 'left' | 'given' }>;
/** Of `memberId`, by the owner. */
export type RoomRoleChanged = DomainEvent<'RoomRoleChanged', OfRoom & { ownerId: string; role: GivenVoiceRole }>;
/** `memberId` by `byId`, whom the room or the site made a moderator, or by whom the room is given to `memberId`. */
export type ParticipantMuted = DomainEvent<'ParticipantMuted', OfRoom & { byId: string; muted: boolean }>;
/** `memberId` by `byId`; not let in again before `until` (ISO). `reason`: null where none was given. */
export type ParticipantKicked = DomainEvent<'ParticipantKicked', OfRoom & { byId: string; reason: string | null; until: string }>;
/** Of `memberId` by `byId`. */
export type KickLifted = DomainEvent<'KickLifted', OfRoom & { byId: string }>;
/** By `memberId`. `namedBy`: who wrote the name and the description, which others may have left as they were. */
export type RoomSettingsChanged = DomainEvent<'RoomSettingsChanged', Settings & { namedBy: string }, [Settings]>;
type Settings = OfRoom & { name: string; description: string; maxParticipants: number };
/** By `memberId`, who owns the room: they took with them what stands in it. `exportId` names the line that says so among its messages. */
export type RoomExported = DomainEvent<'RoomExported', OfRoom & { exportId: string }>;
/** By `memberId`, or by nobody, when the last has left. `presentIds`: who was in it and is so no more. */
export type RoomClosed = DomainEvent<'RoomClosed', { roomId: string; memberId: string | null; cause: 'empty' | 'owner' | 'staff'; presentIds: string[] }>;

/** Of `authorId`, who wrote the name and the description. */
interface JudgedRoom {
  roomId: string;
  authorId: string;
  reason: string;
}
export type RoomWordsHidden = DomainEvent<'RoomWordsHidden', JudgedRoom & { reportId: string }>;
/** `name`: what it is called again. */
export type RoomWordsRestored = DomainEvent<'RoomWordsRestored', JudgedRoom & { name: string }>;
/** The fact before it closes the room. */
export type RoomClosedOnReport = DomainEvent<'RoomClosedOnReport', JudgedRoom & { reportId: string }>;
export type RoomModerationEvent = RoomWordsHidden | RoomWordsRestored | RoomClosedOnReport;

export type RoomEvent =
  | RoomCreated
  | RoomJoined
  | RoomLeft
  | RoomOwnershipTransferred
  | RoomRoleChanged
  | ParticipantMuted
  | ParticipantKicked
  | KickLifted
  | RoomSettingsChanged
  | RoomExported
  | RoomClosed
  | RoomModerationEvent;
