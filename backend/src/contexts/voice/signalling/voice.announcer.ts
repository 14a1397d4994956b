import { Injectable } from '@nestjs/common';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import type { LeaveVoiceReason } from '../../../../contracts/voice-signals.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce, Announcer } from '../../../platform/realtime/broadcaster.js';
import type { ParticipantKicked, RoomClosed, RoomLeft } from '../room/room.events.js';
import { VoiceGateway } from './voice.gateway.js';
import { VoiceRooms } from './voice-rooms.service.js';
import { VoiceSockets } from './voice-sockets.service.js';

const REASON_OF: Readonly<Record<RoomLeft['data']['cause'], LeaveVoiceReason>> = {
  own: 'left',
  silent: 'silent',
  restricted: 'restricted',
  account: 'session',
};

/** Whoever may be in a room no more is put out of it at once, and whoever is silenced or shut from somebody is so at once: in every process, as each hears of it from the log. */
@Injectable()
export class AnnounceVoice implements Announcer {
  constructor(
    private readonly gateway: VoiceGateway,
    private readonly rooms: VoiceRooms,
    private readonly sockets: VoiceSockets,
  ) {}

  readonly on: Readonly<Record<string, Announce>> = {
    RoomLeft: ({ data }) => this.left(data as RoomLeft['data'], REASON_OF[(data as RoomLeft['data']).cause]),
    ParticipantKicked: ({ data }) => this.kicked(data as ParticipantKicked['data']),
    RoomClosed: (event) => this.closed(event as RecordedEvent<RoomClosed>),
    ...this.each(['SessionEnded', 'SessionRevoked', 'SessionExpired', 'SignedOutElsewhere', 'MemberSessionsEnded', 'AccountErased'], 'session'),
    ...this.each(['MemberBanned', 'MemberSuspended'], 'restricted'),
    ...this.each(['EmailVerificationDemanded', 'EmailVerificationDemandWithdrawn', 'EmailVerifiedAgain'], 'session'),
    ...this.each(['ParticipantMuted', 'MemberMuted', 'MuteExpired', 'MuteLifted', 'MuteEndChanged', 'MemberBlocked', 'MemberUnblocked'], 'session'),
  };

  /** Facts that name members, with the reason for those who may be there no more. */
  private each(types: readonly string[], reason: LeaveVoiceReason): Record<string, Announce> {
    const look: Announce = async ({ data }) => {
      const { memberId, targetId } = data as { memberId: string; targetId?: string };
      for (const id of targetId === undefined ? [memberId] : [memberId, targetId]) await this.gateway.lookAgain(this.sockets.ofMember(id), reason);
    };
    return Object.fromEntries(types.map((type) => [type, look]));
  }

  private kicked({ until, ...who }: ParticipantKicked['data']): Promise<void> {
    return this.left(who, 'kicked', VOICE_TEXT.barred(until));
  }

  private async left({ roomId, memberId }: { roomId: string; memberId: string }, reason: LeaveVoiceReason, message?: string): Promise<void> {
    // Those who hear them first: what their own page has asked for may have to be done before it is looked at.
    await this.rooms.tellGone(roomId, memberId);
    await this.gateway.lookAgain(this.sockets.ofMember(memberId), reason, message);
    await this.rooms.forget(roomId, memberId);
  }

  private closed({ data: { roomId } }: RecordedEvent<RoomClosed>): Promise<void> {
    return this.gateway.lookAgain(this.sockets.ofRoom(roomId), 'closed');
  }
}
