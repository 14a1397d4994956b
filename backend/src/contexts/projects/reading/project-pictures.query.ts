import { Injectable } from '@nestjs/common';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { projectStream } from '../project/project.stream.js';
import { InviteQuery } from '../views/invite.query.js';
import { ProjectQuery } from '../views/project.query.js';

/** Tells which pictures projects show, and who may see them with the project. */
@Injectable()
export class ProjectPicturesQuery {
  constructor(
    private readonly store: EventStore,
    private readonly projects: ProjectQuery,
    private readonly invites: InviteQuery,
  ) {}

  /** Ids of the pictures that a project shows now: its cover, those of its text and those of its postings. */
  async shownBy(projectId: string): Promise<readonly string[]> {
    const project = await this.store.state(projectStream, projectId);
    if (!project || project.isWithdrawn || project.state === 'deleted') return [];
    const { cover, description } = project.words;
    const postings = [...project.postings.values()].flatMap(({ isRemoved, words }) => (isRemoved ? [] : words.description));
    return imagesIn([cover ?? '', description, ...postings].join('\n'));
  }

  /** Whether the caller may read one of these projects, or is invited to one: these are given the address of its cover alone. */
  async isRead(ids: readonly string[], caller: Caller): Promise<boolean> {
    if ((await this.projects.readableAmong(ids, caller)).length > 0) return true;
    return caller.memberId !== null && (await this.invites.receivedBy(caller.memberId)).some(({ project_id }) => ids.includes(project_id));
  }
}
