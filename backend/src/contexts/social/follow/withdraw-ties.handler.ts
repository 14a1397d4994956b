import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { type Command, type CommandClass, step } from '../../../kernel/command.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { UnblockMember } from '../block/block.commands.js';
import { UnfollowMember, WithdrawTies } from './follow.commands.js';
import type { Follow } from './follow.events.js';
import { pairId } from './follow.stream.js';
import { StandingBlocks, StandingFollows, type StandingTie } from './standing-ties.port.js';

const AT_ONCE = 200;
const SIDES = ['member', 'target'] as const;

/** Ends tie by tie; a run that was cut short goes on with those that are left. */
@Injectable()
export class WithdrawTiesHandler implements ICommandHandler<WithdrawTies> {
  constructor(
    private readonly commands: CommandBus,
    private readonly follows: StandingFollows,
    private readonly blocks: StandingBlocks,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId }, origin }: WithdrawTies): Promise<void> {
    await this.views.allReached();
    const end = (Ending: CommandClass<Command<Follow>>, tie: Follow) => this.commands.execute(new Ending(tie, step(origin, pairId(tie))));
    for (const side of SIDES) {
      await each(
        (position) => this.follows.followsAfter(side, memberId, position, AT_ONCE),
        (tie) => end(UnfollowMember, tie),
      );
      await each(
        (position) => this.blocks.blocksAfter(side, memberId, position, AT_ONCE),
        (tie) => end(UnblockMember, tie),
      );
    }
  }
}

async function each(pageAfter: (position: number) => Promise<readonly StandingTie[]>, end: (tie: Follow) => Promise<unknown>): Promise<void> {
  for (let reached = 0; ; ) {
    const page = await pageAfter(reached);
    for (const { memberId, targetId, position } of page) {
      await end({ memberId, targetId });
      reached = position;
    }
    if (page.length < AT_ONCE) return;
  }
}
