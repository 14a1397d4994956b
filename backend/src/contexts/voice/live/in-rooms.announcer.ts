import { Injectable } from '@nestjs/common';
import { LIVE_CHANNEL, type LiveChange } from '../../../../contracts/envelope.js';
import type { VoiceRow } from '../../../../contracts/voice-messages.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce, Announcer } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { RoomMessagePosted } from '../messages/room-message.events.js';
import { RoomMessagesQuery } from '../messages/room-messages.query.js';
import { ParticipantsQuery } from '../room/participants.query.js';
import type { ParticipantKicked, RoomClosed, RoomEvent, RoomExported, RoomLeft } from '../room/room.events.js';

const channel = LIVE_CHANNEL.voice;
type Told = Omit<LiveChange<VoiceRow>, 'channel' | 'position'>;

/**
 * Tells whoever is in a room, when it is told, what is written and who is there; each reads messages as they may. It is no memory of who was where:
 * whoever was away is told nothing again.
 */
@Injectable()
export class AnnounceInRooms implements Announcer {
  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly participants: ParticipantsQuery,
    private readonly messages: RoomMessagesQuery,
  ) {}

  readonly on: Readonly<Record<string, Announce>> = {
    RoomMessagePosted: (event) => this.message(event, 'insert'),
    RoomExported: (event) => this.line(event, (event.data as RoomExported['data']).exportId, 'insert'),
    RoomMessageEdited: (event) => this.message(event, 'update'),
    RoomMessageDeleted: (event) => this.message(event, 'update'),
    RoomMessageWithheld: (event) => this.message(event, 'update'),
    RoomMessageRestored: (event) => this.message(event, 'update'),
    RoomJoined: (event) => this.people(event),
    RoomOwnershipTransferred: (event) => this.people(event),
    RoomRoleChanged: (event) => this.people(event),
    ParticipantMuted: (event) => this.people(event),
    RoomLeft: async (event) => {
      const { memberId } = event.data as RoomLeft['data'];
      await this.out([memberId], event, { cause: 'left', until: null });
      await this.people(event);
    },
    ParticipantKicked: async (event) => {
      const { memberId, until } = event.data as ParticipantKicked['data'];
      await this.out([memberId], event, { cause: 'kicked', until });
      await this.people(event);
    },
    RoomClosed: (event) => this.out((event.data as RoomClosed['data']).presentIds, event, { cause: 'closed', until: null }),
  };

  private async message(event: RecordedEvent, kind: Told['kind']): Promise<void> {
    await this.line(event, (event.data as RoomMessagePosted['data']).messageId, kind);
  }

  private async line(event: RecordedEvent, messageId: string, kind: Told['kind']): Promise<void> {
    const { roomId } = event.data as { roomId: string };
    for (const memberId of await this.listeningIn(roomId)) {
      const message = await this.messages.one(messageId, memberId);
      if (message) await this.tell(memberId, event, { kind, row: { type: 'message', roomId, message } });
    }
  }

  private async people(event: RecordedEvent): Promise<void> {
    const { roomId } = event.data as RoomEvent['data'];
    const listening = await this.listeningIn(roomId);
    const participants = listening.length > 0 ? await this.participants.present(roomId) : [];
    for (const memberId of listening) await this.tell(memberId, event, { kind: 'update', row: { type: 'participants', roomId, participants } });
  }

  private async out(memberIds: readonly string[], event: RecordedEvent, how: Pick<Extract<VoiceRow, { type: 'out' }>, 'cause' | 'until'>): Promise<void> {
    const { roomId } = event.data as RoomEvent['data'];
    for (const memberId of memberIds.filter((id) => this.gateway.hears(channel, id)))
      await this.tell(memberId, event, { kind: 'delete', row: { type: 'out', roomId, ...how } });
  }

  private async listeningIn(roomId: string): Promise<readonly string[]> {
    return (await this.participants.presentIds(roomId)).filter((id) => this.gateway.hears(channel, id));
  }

  private tell(memberId: string, { position }: RecordedEvent, told: Told): Promise<void> {
    return this.gateway.announce({ channel, position, ...told }, memberId);
  }
}
