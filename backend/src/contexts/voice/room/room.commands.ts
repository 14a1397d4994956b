import type { GivenVoiceRole, VoiceCategory, VoiceColour } from '../../../../contracts/voice.js';
import { Command } from '../../../kernel/command.js';
import type { RoomLeft } from './room.events.js';

interface InRoom {
  roomId: string;
  memberId: string;
}

/** Whoever creates a room is in it. */
export class CreateRoom extends Command<
  InRoom & {
    participantId: string;
    name: string;
    description: string | null;
    category: VoiceCategory;
    colour: VoiceColour;
    maxParticipants: number;
    isLasting: boolean;
  }
> {
  readonly type = 'CreateRoom';
}

/** `carried`: how many the installation takes in one room. */
export class JoinRoom extends Command<InRoom & { participantId: string; carried: number }> {
  readonly type = 'JoinRoom';
}

export class LeaveRoom extends Command<InRoom & { cause: RoomLeft['data']['cause'] }> {
  readonly type = 'LeaveRoom';
}

export class GiveRoomRole extends Command<InRoom & { targetId: string; role: GivenVoiceRole }> {
  readonly type = 'GiveRoomRole';
}

export class HandRoomOver extends Command<InRoom & { targetId: string }> {
  readonly type = 'HandRoomOver';
}

/** `isStaff`: whether they may act as a moderator of every room. */
interface OverOther extends InRoom {
  targetId: string;
  isStaff: boolean;
}

export class MuteParticipant extends Command<OverOther & { muted: boolean }> {
  readonly type = 'MuteParticipant';
}

export class KickParticipant extends Command<OverOther & { reason: string | null }> {
  readonly type = 'KickParticipant';
}

export class LiftKick extends Command<OverOther> {
  readonly type = 'LiftKick';
}

/** `maxParticipants` null: as many as it was. `isStaff`: whether they may change a room that stays. */
export class ChangeRoomSettings extends Command<InRoom & { name: string; description: string | null; maxParticipants: number | null; isStaff: boolean }> {
  readonly type = 'ChangeRoomSettings';
}

export class ExportRoom extends Command<InRoom & { exportId: string }> {
  readonly type = 'ExportRoom';
}

/** `isStaff`: whether they may close what is not theirs. */
export class CloseRoom extends Command<InRoom & { isStaff: boolean }> {
  readonly type = 'CloseRoom';
}

/** Takes a member out of whatever room they are in; `position` is where the reason stands, so that the views can be waited for. */
export class LeaveAllRooms extends Command<{ memberId: string; position: number; cause: 'restricted' | 'account' }> {
  readonly type = 'LeaveAllRooms';
}

/** Those who were not heard for too long leave. */
export class LetSilentLeave extends Command {
  readonly type = 'LetSilentLeave';
}

/** A decision on a report hides what the room is called; it stands again when that is taken back. */
type Judged = { roomId: string; reportId: string; reason: string };
/** `authorId`: whose words were judged. */
export class HideRoomWords extends Command<Judged & { authorId: string }> {
  readonly type = 'HideRoomWords';
}
export class RestoreRoomWords extends Command<Judged> {
  readonly type = 'RestoreRoomWords';
}
/** A closed room is not opened again. */
export class CloseReportedRoom extends Command<Judged> {
  readonly type = 'CloseReportedRoom';
}

export type RoomCommand =
  | CreateRoom
  | JoinRoom
  | LeaveRoom
  | GiveRoomRole
  | HandRoomOver
  | MuteParticipant
  | KickParticipant
  | LiftKick
  | ChangeRoomSettings
  | ExportRoom
  | CloseRoom
  | HideRoomWords
  | RestoreRoomWords
  | CloseReportedRoom;
