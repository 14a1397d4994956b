import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { VOICE_LIMITS } from '../../../../contracts/voice.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import { decideInRace } from '../../../platform/commands/decide-in-race.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { VAULT } from '../../../platform/tokens.js';
import { ClosingRooms } from './closing-rooms.service.js';
import type { CloseReportedRoom, CloseRoom, CreateRoom, JoinRoom, KickParticipant, LeaveRoom } from './room.commands.js';
import { roomStream } from './room.stream.js';
import { Seats } from './seats.service.js';
import { refuseRoom } from './words.rules.js';

/** Of those who come at the same moment one gets in each time; whoever finds the room full after that many is told so. */
const ROUNDS = VOICE_LIMITS.participants.max;

@Injectable()
export class CreateRoomHandler implements ICommandHandler<CreateRoom> {
  constructor(
    private readonly store: EventStore,
    private readonly seats: Seats,
  ) {}

  async execute(command: CreateRoom): Promise<void> {
    const { roomId, memberId } = command.data;
    refuseRoom(command.data);
    await this.seats.inTurn(memberId, async () => {
      await this.seats.take(memberId, roomId);
      await this.store.begin(roomStream, roomId, command);
    });
  }
}

/** The seat first: a room that is full gives it back. */
@Injectable()
export class JoinRoomHandler implements ICommandHandler<JoinRoom> {
  constructor(
    private readonly store: EventStore,
    private readonly seats: Seats,
  ) {}

  async execute(command: JoinRoom): Promise<void> {
    const { roomId, memberId } = command.data;
    await this.seats.inTurn(memberId, async () => {
      // No seat is asked for in a room that nobody gets into.
      await this.store.rehearse(roomStream, roomId, command);
      await this.seats.take(memberId, roomId);
      try {
        await decideInRace(this.store, roomStream, roomId, { command, rounds: ROUNDS });
      } catch (error) {
        if (error instanceof RuleViolation) await this.seats.free(memberId, roomId);
        throw error;
      }
    });
  }
}

/** Whoever is not in the room any more has no seat there, however they left. */
@Injectable()
export class LeaveRoomHandler implements ICommandHandler<LeaveRoom> {
  constructor(
    private readonly store: EventStore,
    private readonly seats: Seats,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute(command: LeaveRoom): Promise<boolean> {
    const { roomId, memberId } = command.data;
    return this.seats.inTurn(memberId, async () => {
      const facts = await decideInRace(this.store, roomStream, roomId, { command, rounds: ROUNDS });
      await destroyKeysOf(roomStream, facts, this.vault);
      await this.seats.free(memberId, roomId);
      return facts.length > 0;
    });
  }
}

/** Whoever was kicked may go elsewhere at once. */
@Injectable()
export class KickParticipantHandler implements ICommandHandler<KickParticipant> {
  constructor(
    private readonly store: EventStore,
    private readonly seats: Seats,
  ) {}

  async execute(command: KickParticipant): Promise<void> {
    const { roomId, targetId } = command.data;
    await decideInRace(this.store, roomStream, roomId, { command, rounds: ROUNDS });
    await this.seats.inTurn(targetId, () => this.seats.free(targetId, roomId));
  }
}

@Injectable()
export class CloseRoomHandler implements ICommandHandler<CloseRoom> {
  constructor(private readonly rooms: ClosingRooms) {}

  execute(command: CloseRoom): Promise<void> {
    return this.rooms.close(command);
  }
}

@Injectable()
export class CloseReportedRoomHandler implements ICommandHandler<CloseReportedRoom> {
  constructor(private readonly rooms: ClosingRooms) {}

  execute(command: CloseReportedRoom): Promise<void> {
    return this.rooms.close(command);
  }
}
