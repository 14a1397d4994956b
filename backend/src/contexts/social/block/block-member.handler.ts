import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FOLLOW_LIMITS, FOLLOW_TEXT } from '../../../../contracts/follow.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { UnfollowMember } from '../follow/follow.commands.js';
import { followStream, pairId } from '../follow/follow.stream.js';
import { StandingBlocks } from '../follow/standing-ties.port.js';
import type { BlockMember } from './block.commands.js';
import { blockStream } from './block.stream.js';

/** So many members may be blocked that the list of them stays short enough for every page to know it. */
@Injectable()
export class BlockMemberHandler implements ICommandHandler<BlockMember> {
  constructor(
    private readonly store: EventStore,
    private readonly blocks: StandingBlocks,
  ) {}

  async execute(command: BlockMember): Promise<void> {
    const { memberId, targetId } = command.data;
    const id = pairId(command.data);
    const isNew = !(await this.store.state(blockStream, id)).blocks;
    if (isNew && (await this.blocks.blockedBy(memberId, FOLLOW_LIMITS.mostBlocked)) >= FOLLOW_LIMITS.mostBlocked)
      throw new RuleViolation('block.too-many', FOLLOW_TEXT.tooManyBlocked);
    await this.store.decideOn(blockStream, id, command);
    // The policy would do it too; here the answer shows it already.
    for (const pair of [command.data, { memberId: targetId, targetId: memberId }])
      await this.store.decideOn(followStream, pairId(pair), new UnfollowMember(pair, step(command.origin, pairId(pair))));
  }
}
