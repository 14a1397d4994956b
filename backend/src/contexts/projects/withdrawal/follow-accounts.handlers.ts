import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { EndProjectTies, ReturnOwnership, TakeOwnership } from '../project/account.commands.js';
import { MemberTies } from '../ties/member-ties.port.js';
import { BarredManagers } from './barred-managers.service.js';
import type { EndMemberProjects, FollowBan } from './withdrawal.commands.js';

const AT_ONCE = 200;

/** What is ended leaves the list, so all of it is read first. */
async function projectsOf(ties: MemberTies, memberId: string, kind: Parameters<MemberTies['projectsOf']>[1]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const id of everyOf(AT_ONCE, (limit, offset) => ties.projectsOf(memberId, kind, limit, offset))) found.add(id);
  return found;
}

@Injectable()
export class EndMemberProjectsHandler implements ICommandHandler<EndMemberProjects> {
  constructor(
    private readonly commands: CommandBus,
    private readonly ties: MemberTies,
    private readonly barred: BarredManagers,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, keepContent, position }, origin }: EndMemberProjects): Promise<void> {
    await this.views.reached(position);
    for (const projectId of await projectsOf(this.ties, memberId, 'any')) {
      const barred = await this.barred.in(projectId, origin.at);
      await this.commands.execute(new EndProjectTies({ projectId, memberId, keepContent, barred }, step(origin, `project/${projectId}`)));
    }
  }
}

@Injectable()
export class FollowBanHandler implements ICommandHandler<FollowBan> {
  constructor(
    private readonly commands: CommandBus,
    private readonly ties: MemberTies,
    private readonly barred: BarredManagers,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, lasts, position }, origin }: FollowBan): Promise<void> {
    await this.views.reached(position);
    for (const projectId of await projectsOf(this.ties, memberId, lasts ? 'owner' : 'last-owner')) {
      const data = { projectId, memberId };
      const from = step(origin, `project/${projectId}`);
      await this.commands.execute(
        lasts ? new TakeOwnership({ ...data, barred: await this.barred.in(projectId, origin.at) }, from) : new ReturnOwnership(data, from),
      );
    }
  }
}
