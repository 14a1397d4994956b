import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { projectStream } from '../project/project.stream.js';
import { type EndMemberFollows, type EndOutsidersFollows, UnfollowProject } from './project-follow.commands.js';
import { StandingProjectFollows } from './standing-project-follows.port.js';

@Injectable()
export class EndMemberFollowsHandler implements ICommandHandler<EndMemberFollows> {
  constructor(
    private readonly commands: CommandBus,
    private readonly follows: StandingProjectFollows,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId, position }, origin }: EndMemberFollows): Promise<void> {
    await this.views.reached(position);
    await oneAfterAnother(
      (after, limit) => this.follows.ofMember(memberId, after, limit),
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
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { projectId, position }, origin }: EndOutsidersFollows): Promise<void> {
    const project = await this.store.state(projectStream, projectId);
    if (project?.visibility !== 'private') return;
    // Whoever followed just before is known to them only then.
    await this.views.reached(position);
    await oneAfterAnother(
      (after, limit) => this.follows.ofProject(projectId, after, limit),
      async ({ memberId }) => {
        if (!project.members.has(memberId)) await this.commands.execute(new UnfollowProject({ projectId, memberId }, step(origin, memberId)));
      },
    );
  }
}
