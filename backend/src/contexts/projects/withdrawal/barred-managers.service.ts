import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { managersOf } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { BannedMembers } from './banned-members.port.js';

/** Managers of projects to whom these do not pass. */
@Injectable()
export class BarredManagers {
  constructor(
    private readonly store: EventStore,
    private readonly banned: BannedMembers,
  ) {}

  async in(projectId: string, at: string): Promise<readonly string[]> {
    const project = await this.store.state(projectStream, projectId);
    return project ? this.banned.bannedForGood(managersOf(project), at) : [];
  }
}
