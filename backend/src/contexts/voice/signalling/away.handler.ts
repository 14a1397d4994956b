import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { LeaveRoom } from '../room/room.commands.js';
import { Seats } from '../room/seats.service.js';
import type { LeaveWhenAway } from './away.commands.js';
import { VoicePeers } from './voice-peers.service.js';

/** A heartbeat or a new connection writes the seat anew; and a page that is connected is not away, whatever another one of the member said. */
@Injectable()
export class LeaveWhenAwayHandler implements ICommandHandler<LeaveWhenAway> {
  constructor(
    private readonly commands: CommandBus,
    private readonly seats: Seats,
    private readonly peers: VoicePeers,
  ) {}

  async execute({ data: { roomId, memberId, version }, origin }: LeaveWhenAway): Promise<void> {
    const seat = await this.seats.of(memberId);
    if (seat.roomId !== roomId || seat.version !== version || (await this.peers.of(roomId, memberId))) return;
    await this.commands.execute(new LeaveRoom({ roomId, memberId, cause: 'silent' }, step(origin, roomId)));
  }
}
