import { Inject, Injectable } from '@nestjs/common';
import { VOICE_LIMITS } from '../../../../contracts/voice.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { decideInRace } from '../../../platform/commands/decide-in-race.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { VAULT } from '../../../platform/tokens.js';
import type { CloseReportedRoom, CloseRoom } from './room.commands.js';
import { roomStream } from './room.stream.js';
import { Seats } from './seats.service.js';

/** Closes a room, whoever asked for it: what it was called is read no more, and whoever was in it may go elsewhere. */
@Injectable()
export class ClosingRooms {
  constructor(
    private readonly store: EventStore,
    private readonly seats: Seats,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async close(command: CloseRoom | CloseReportedRoom): Promise<void> {
    const { roomId } = command.data;
    const facts = await decideInRace(this.store, roomStream, roomId, { command, rounds: VOICE_LIMITS.participants.max });
    await destroyKeysOf(roomStream, facts, this.vault);
    const put = facts.flatMap((fact) => (fact.type === 'RoomClosed' ? fact.data.presentIds : []));
    for (const memberId of put) await this.seats.inTurn(memberId, () => this.seats.free(memberId, roomId));
  }
}
