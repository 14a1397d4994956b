import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { projectStream } from '../project/project.stream.js';
import { type EndMemberFollows, type EndOutsidersFollows, UnfollowProject } from './project-follow.commands.js';
import { StandingProjectFollows } from './standing-project-follows.port.js';

@Injectable()
export class EndMemberFollowsHandler implements ICommandHandler<EndMemberFollows> {
  constructor(
    private readonly commands: CommandBus,
    private readonly follows: StandingProjectFollows,
  ) {}

  execute({ data: { memberId }, origin }: EndMemberFollows): Promise<void> {
    return oneAfterAnother(
      (position, limit) => this.follows.ofMember(memberId, position, limit),
      ({ projectId }) => this.commands.execute(new UnfollowProject({ projectId, memberId }, step(origin, projectId))),
    );
  }
}

/** Decides by the project's facts: the views may not know yet that it is for fewer. */
@Injectable()
export class EndOutsidersFollowsHandler implements ICommandHandler<EndOutsidersFollows> {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly follows: StandingProjectFollows,
  ) {}

  async execute({ data: { projectId }, origin }: EndOutsidersFollows): Promise<void> {
    const project = await this.store.state(projectStream, projectId);
    if (project?.visibility !== 'private') return;
    await oneAfterAnother(
      (position, limit) => this.follows.ofProject(projectId, position, limit),
      async ({ memberId }) => {
        if (!project.members.has(memberId)) await this.commands.execute(new UnfollowProject({ projectId, memberId }, step(origin, memberId)));
      },
    );
  }
}
