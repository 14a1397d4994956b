import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NewEvent } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { AddMember, InviteToProject } from './people.commands.js';
import type { ProjectEvent } from './project.events.js';
import { projectStream } from './project.stream.js';
import { ProjectGate } from './project-gate.service.js';
import { shownToInvited } from './project-words.rules.js';

/** Asks somebody into a project, after a look at what they read of it then: nobody has looked at a private one before. */
@Injectable()
export class Inviting {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly gate: ProjectGate,
  ) {}

  async ask(projectId: string, commandOf: (judged: number) => InviteToProject | AddMember): Promise<readonly NewEvent<ProjectEvent>[]> {
    const project = await this.store.state(projectStream, projectId);
    const command = commandOf(project?.version ?? 0);
    const facts = project?.visibility === 'private' ? await this.store.rehearse(projectStream, projectId, command) : [];
    if (project && facts.some(({ type }) => type === 'MemberInvited'))
      await this.gate.lookAsInvited(command.data.memberId, shownToInvited(project.words), null, command.origin);
    return this.commands.execute(command);
  }
}
