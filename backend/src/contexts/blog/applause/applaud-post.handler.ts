import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { REACTION_LIMITS, REACTION_TEXT } from '../../../../contracts/blog-reactions.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { decideInRace } from '../../../platform/commands/decide-in-race.js';
import { PostStandings } from '../post/post-standings.service.js';
import { ApplaudPost } from './applause.commands.js';
import { clapsIn } from './applause.decider.js';
import { applauseId, applauseStream } from './applause.stream.js';

/** Only what everybody may read is applauded. Answers how many claps the member has given to the post in all. */
@Injectable()
export class ApplaudPostHandler implements ICommandHandler<ApplaudPost> {
  constructor(
    private readonly store: EventStore,
    private readonly standings: PostStandings,
  ) {}

  async execute(command: ApplaudPost): Promise<number> {
    if (!(await this.standings.isListed(command.data.postId))) throw new RuleViolation('applause.not-open', REACTION_TEXT.notOpenToApplause);
    const id = applauseId(command.data);
    await decideInRace(this.store, applauseStream, id, { command, rounds: REACTION_LIMITS.applauseAMinute });
    return clapsIn(await this.store.state(applauseStream, id));
  }
}
