import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VOICE_MESSAGE_LIMITS, type VoiceRoomExport } from '../../../../contracts/voice-messages.js';
import type { Ids } from '../../../kernel/ids.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { RoomMessagesQuery } from '../messages/room-messages.query.js';
import { ExportRoom } from '../room/room.commands.js';
import { RoomsQuery } from '../room/rooms.query.js';

/** Hands the owner of a room what stands in it, once that is recorded: nobody takes it along unseen. */
@Injectable()
export class RoomExportDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly rooms: RoomsQuery,
    private readonly messages: RoomMessagesQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async export(roomId: string, caller: Caller): Promise<VoiceRoomExport> {
    const { memberId } = sessionOf(caller);
    const origin = this.origins.of(caller);
    await this.commands.execute(new ExportRoom({ roomId, memberId, exportId: this.ids.next() }, origin));
    return this.reply.afterViews(async () => ({
      exportedAt: origin.at,
      room: await this.rooms.one(roomId, caller),
      participants: await this.rooms.participants(roomId),
      ...(await this.messages.newest(roomId, memberId, VOICE_MESSAGE_LIMITS.exported)),
    }));
  }
}
