import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import type { EndMemberJobs, PartColleagues } from './account.commands.js';
import { RemoveColleague, WithdrawJob } from './job.commands.js';
import { type MemberJob, MemberJobs } from './member-jobs.port.js';

const AT_ONCE = 200;

@Injectable()
export class EndMemberJobsHandler implements ICommandHandler<EndMemberJobs> {
  constructor(
    private readonly commands: CommandBus,
    private readonly ties: MemberJobs,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, position }, origin }: EndMemberJobs): Promise<void> {
    await this.views.reached(position);
    // What is ended leaves the list, so all of it is read first.
    const found: MemberJob[] = [];
    for await (const tie of everyOf(AT_ONCE, (limit, offset) => this.ties.ofMember(memberId, limit, offset))) found.push(tie);
    for (const { kind, job_id: jobId } of found) {
      const from = step(origin, `job/${jobId}`);
      await this.commands.execute(
        kind === 'owner'
          ? new WithdrawJob({ jobId, memberId, cause: 'account' }, from)
          : new RemoveColleague({ jobId, memberId: null, colleagueId: memberId, cause: 'account' }, from),
      );
    }
  }
}

@Injectable()
export class PartColleaguesHandler implements ICommandHandler<PartColleagues> {
  constructor(
    private readonly commands: CommandBus,
    private readonly ties: MemberJobs,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, otherId, position }, origin }: PartColleagues): Promise<void> {
    await this.views.reached(position);
    for (const [ownerId, colleagueId] of [
      [memberId, otherId],
      [otherId, memberId],
    ] as const)
      for (const jobId of await this.ties.between(ownerId, colleagueId))
        await this.commands.execute(new RemoveColleague({ jobId, memberId: null, colleagueId, cause: 'block' }, step(origin, `job/${jobId}`)));
  }
}
