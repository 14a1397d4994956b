import { Inject, Injectable } from '@nestjs/common';

import { type OwnProjectInvite, PEOPLE_LIMITS, type ProjectInviteRow, type ProjectMember } from '../../../../contracts/project-people.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { InviteQuery } from '../views/invite.query.js';
import { projectMembersView } from '../views/people.model.js';
import { projectsView } from '../views/projects.model.js';
import { maskedAddress } from './masked-address.rules.js';

const BY_ROLE = [
  ['rank', 1],
  ['number', 1],
] as const;

/** Answers who is in a project, and who is invited to one. */
@Injectable()
export class RosterQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly invites: InviteQuery,
    private readonly authors: AuthorDirectory,
  ) {}

  /** Owner first, then managers, then members by the time they joined. */
  async members(projectId: string): Promise<ProjectMember[]> {
    const found = await this.views.find(projectMembersView.name, { project_id: projectId }, { sort: BY_ROLE, limit: PEOPLE_LIMITS.members });
    const authors = await this.authors.byIds(found.map(({ member_id }) => member_id));
    return found.map(({ member_id, role, joined_at }) => ({ user_id: member_id, role, joined_at, user: authorIn(authors, member_id) }));
  }

  /** Those that wait, for owner and managers. Who is behind an address nobody is told, and the address itself to nobody but whoever typed it. */
  async sent(projectId: string, readerId: string | null): Promise<ProjectInviteRow[]> {
    const found = await this.invites.sentBy(projectId);
    const authors = await this.authors.byIds(found.flatMap(({ by, member_id }) => [by, ...(member_id === null ? [] : [member_id])]));
    return found.map(({ _id: id, role, member_id, address, by, created_at, expires_at, reminders, remind_from }) => ({
      ...{ id, role, member: member_id === null ? null : authorIn(authors, member_id), inviter: authorIn(authors, by) },
      email: address === null || by === readerId ? address : maskedAddress(address),
      ...{ created_at, expires_at, reminders, remind_from },
    }));
  }

  /** Those that wait for a member. */
  async received(memberId: string): Promise<OwnProjectInvite[]> {
    const found = await this.invites.receivedBy(memberId);
    const [projects, authors] = await Promise.all([
      this.views.getMany(
        projectsView.name,
        found.map(({ project_id }) => project_id),
      ),
      this.authors.byIds(found.map(({ by }) => by)),
    ]);
    const there = new Map(projects.filter(({ state }) => state === 'visible').map((project) => [project._id, project]));
    return found.flatMap(({ _id: id, role, project_id, by, created_at, expires_at }) => {
      const project = there.get(project_id);
      if (!project) return [];
      const { title, summary, cover } = project;
      return [{ id, role, project: { id: project_id, title, summary, cover_image_url: cover }, inviter: authorIn(authors, by), created_at, expires_at }];
    });
  }
}
