import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VOICE_MESSAGE_LIMITS, type VoiceRoomExport } from '../../../../contracts/voice-messages.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { messageUnknown } from '../messages/room-message.decider.js';
import { RoomMessagesQuery } from '../messages/room-messages.query.js';
import { ownedBy } from '../room/may.rules.js';
import { ParticipantsQuery } from '../room/participants.query.js';
import { ExportRoom } from '../room/room.commands.js';
import { roomStream } from '../room/room.stream.js';
import { RoomsQuery } from '../room/rooms.query.js';

/** Hands the owner of a room what stands in it, once that is recorded: nobody takes it along unseen. */
@Injectable()
export class RoomExportDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly rooms: RoomsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly messages: RoomMessagesQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async export(roomId: string, caller: Caller): Promise<VoiceRoomExport> {
    const { memberId } = sessionOf(caller);
    const origin = this.origins.of(caller);
    const exportId = this.ids.next();
    await this.commands.execute(new ExportRoom({ roomId, memberId, exportId }, origin));
    return this.reply.afterViews(async () => {
      // Sent again, the command records nothing: whose the room is now is asked here.
      ownedBy(memberId, await this.store.state(roomStream, roomId));
      return {
        exportedAt: origin.at,
        room: await this.rooms.one(roomId, caller),
        participants: await this.participants.of(roomId),
        ...(await this.upTo(exportId, roomId, memberId)),
      };
    });
  }

  /** No further than the line that tells of it: what was written after it is taken along with a line of its own. */
  private async upTo(exportId: string, roomId: string, memberId: string): Promise<Pick<VoiceRoomExport, 'messages' | 'hasOlder'>> {
    const line = await this.messages.one(exportId, memberId);
    if (!line) throw messageUnknown();
    const { messages, hasOlder } = await this.messages.newest(roomId, memberId, VOICE_MESSAGE_LIMITS.exported - 1, exportId);
    return { messages: [...messages, line], hasOlder };
  }
}
