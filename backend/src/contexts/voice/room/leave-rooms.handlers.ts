import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '../../../kernel/clock.js';
import { step } from '../../../kernel/command.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { CLOCK } from '../../../platform/tokens.js';
import { type LeaveAllRooms, LeaveRoom, type LetSilentLeave } from './room.commands.js';
import { Seats } from './seats.service.js';
import { isSilent, type Sitting } from './silence.rules.js';
import { SittingMembers } from './sitting-members.port.js';

const AT_ONCE = 200;

@Injectable()
export class LeaveAllRoomsHandler implements ICommandHandler<LeaveAllRooms> {
  constructor(
    private readonly commands: CommandBus,
    private readonly sitting: SittingMembers,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, position, cause }, origin }: LeaveAllRooms): Promise<void> {
    await this.views.reached(position);
    for (const { roomId } of await this.sitting.ofMember(memberId))
      await this.commands.execute(new LeaveRoom({ roomId, memberId, cause }, step(origin, roomId)));
  }
}

/** Whoever was in a room when this process began counts as heard then: nobody is put out for the time in which nobody could be heard. */
@Injectable()
export class LetSilentLeaveHandler implements ICommandHandler<LetSilentLeave> {
  private readonly began: string;

  constructor(
    private readonly commands: CommandBus,
    private readonly sitting: SittingMembers,
    private readonly seats: Seats,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.began = clock.now().toISOString();
  }

  /** How many have left. */
  async execute({ origin }: LetSilentLeave): Promise<number> {
    let left = 0;
    const failures: unknown[] = [];
    for (let reached = 0; ; ) {
      const page = await this.sitting.after(reached, AT_ONCE);
      for (const { roomId, memberId } of await this.silentAmong(page)) {
        try {
          await this.commands.execute(new LeaveRoom({ roomId, memberId, cause: 'silent' }, step(origin, `${roomId}/${memberId}`)));
          left += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      if (page.length < AT_ONCE) break;
      reached = page.at(-1)?.position ?? reached;
    }
    // A room that cannot be left keeps nobody in another.
    if (failures.length > 0) throw new AggregateError(failures, 'some who were silent could not leave');
    return left;
  }

  private async silentAmong(page: readonly Sitting[]): Promise<readonly Sitting[]> {
    const seats = await this.seats.ofEach(page.map(({ memberId }) => memberId));
    const now = this.clock.now();
    return page.filter((sitting, index) => isSilent(sitting, seats[index], { now, began: this.began }));
  }
}
