import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { FOLLOW_LIMITS, FOLLOW_TEXT } from '../../../../contracts/follow.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { blockStream } from '../block/block.stream.js';
import { FollowMember, UnfollowMember } from './follow.commands.js';
import type { Follow } from './follow.events.js';
import { followStream, pairId } from './follow.stream.js';
import { StandingFollows } from './standing-ties.port.js';

/** Nobody follows whom they have blocked, nor who has blocked them; the blocked one hears no more than that it did not work. */
@Injectable()
export class FollowMemberHandler implements ICommandHandler<FollowMember> {
  constructor(
    private readonly store: EventStore,
    private readonly follows: StandingFollows,
  ) {}

  async execute(command: FollowMember): Promise<void> {
    const { data, origin } = command;
    const id = pairId(data);
    await this.refuseBlocked(data);
    const isNew = !(await this.store.state(followStream, id)).follows;
    if (isNew && (await this.follows.followedBy(data.memberId)) >= FOLLOW_LIMITS.mostFollowed) throw new RuleViolation('follow.too-many', FOLLOW_TEXT.tooMany);
    await this.store.decideOn(followStream, id, command);
    try {
      // A block may have come in between, and looked for this follow before it stood.
      await this.refuseBlocked(data);
    } catch (refusal) {
      await this.store.decideOn(followStream, id, new UnfollowMember(data, step(origin, 'blocked')));
      throw refusal;
    }
  }

  private async refuseBlocked({ memberId, targetId }: Follow): Promise<void> {
    if ((await this.store.state(blockStream, pairId({ memberId, targetId }))).blocks) throw new RuleViolation('follow.blocked', FOLLOW_TEXT.blockedByYou);
    if ((await this.store.state(blockStream, pairId({ memberId: targetId, targetId: memberId }))).blocks) throw forbidden(FOLLOW_TEXT.failed);
  }
}
