import { VOICE_PACE } from '../../../../contracts/voice.js';
import { intent } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { Carrying } from './carrying.service.js';
import { ClosingRooms } from './closing-rooms.service.js';
import {
  CloseReportedRoomHandler,
  CloseRoomHandler,
  CreateRoomHandler,
  JoinRoomHandler,
  KickParticipantHandler,
  LeaveRoomHandler,
} from './come-and-go.handlers.js';
import { LeaveAllRoomsHandler, LetSilentLeaveHandler } from './leave-rooms.handlers.js';
import { leaveRooms } from './leave-rooms.policy.js';
import { VoiceOverController } from './over.controller.js';
import { OverDesk } from './over-desk.service.js';
import { ParticipantsQuery } from './participants.query.js';
import {
  ChangeRoomSettings,
  CloseReportedRoom,
  CloseRoom,
  CreateRoom,
  ExportRoom,
  GiveRoomRole,
  HandRoomOver,
  HideRoomWords,
  JoinRoom,
  KickParticipant,
  LeaveAllRooms,
  LeaveRoom,
  LetSilentLeave,
  LiftKick,
  MuteParticipant,
  RestoreRoomWords,
} from './room.commands.js';
import { roomOwnData } from './room.own-data.js';
import { roomStream } from './room.stream.js';
import { roomTold } from './room.told.js';
import { RoomTextGate } from './room-text-gate.service.js';
import { VoiceRoomsController } from './rooms.controller.js';
import { voiceParticipantsView, voiceRoomsView } from './rooms.model.js';
import { voiceRoomsProjection } from './rooms.projection.js';
import { RoomsQuery } from './rooms.query.js';
import { Seats } from './seats.service.js';
import { SittingMembers } from './sitting-members.port.js';
import { VoiceDesk } from './voice-desk.service.js';

/** Whoever has missed three heartbeats leaves before the next would be due. */
const LISTEN_EVERY_MS = VOICE_PACE.heartbeat * 1_000;

const roomId = ({ roomId }: { roomId: string }): string => roomId;

/** Voice rooms and who is in them. */
export const room: Slice = {
  streams: [roomStream],
  told: roomTold,
  commands: [
    handledBy(CreateRoom, CreateRoomHandler),
    handledBy(JoinRoom, JoinRoomHandler),
    handledBy(LeaveRoom, LeaveRoomHandler),
    handledBy(CloseRoom, CloseRoomHandler),
    handledBy(CloseReportedRoom, CloseReportedRoomHandler),
    decides(GiveRoomRole, roomStream, roomId),
    decides(HandRoomOver, roomStream, roomId),
    decides(MuteParticipant, roomStream, roomId),
    handledBy(KickParticipant, KickParticipantHandler),
    decides(LiftKick, roomStream, roomId),
    decides(ChangeRoomSettings, roomStream, roomId),
    decides(HideRoomWords, roomStream, roomId),
    decides(RestoreRoomWords, roomStream, roomId),
    decides(ExportRoom, roomStream, roomId),
    handledBy(LeaveAllRooms, LeaveAllRoomsHandler, 'sanctions'),
    handledBy(LetSilentLeave, LetSilentLeaveHandler, 'cleanup'),
  ],
  policies: [leaveRooms],
  projections: [{ projection: voiceRoomsProjection, models: [voiceRoomsView, voiceParticipantsView] }],
  recurring: [{ name: 'let-silent-leave', everyMs: LISTEN_EVERY_MS, intent: intent(LetSilentLeave, {}) }],
  ownData: roomOwnData,
  controllers: [VoiceRoomsController, VoiceOverController],
  providers: [
    Carrying,
    ParticipantsQuery,
    { provide: SittingMembers, useExisting: ParticipantsQuery },
    RoomsQuery,
    Seats,
    ClosingRooms,
    RoomTextGate,
    VoiceDesk,
    OverDesk,
  ],
};
