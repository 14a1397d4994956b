import { Inject, Injectable } from '@nestjs/common';
import { type JoinedProject, PROJECT_LISTS } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { projectMembersView } from './people.model.js';
import { projectsView } from './projects.model.js';

const NEWEST = [['number', -1]] as const;

/** Answers which projects a member is in; what is gone is left out. */
@Injectable()
export class JoinedProjectsQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** The newest joined first. */
  async of(memberId: string): Promise<JoinedProject[]> {
    const memberships = await this.views.find(projectMembersView.name, { member_id: memberId }, { sort: NEWEST, limit: PROJECT_LISTS.joinedMost });
    const projects = await this.views.getMany(
      projectsView.name,
      memberships.map(({ project_id }) => project_id),
    );
    const there = new Map(projects.filter(({ state }) => state === 'visible' || state === 'hidden').map((project) => [project._id, project]));
    return memberships.flatMap(({ project_id, role, joined_at }) => {
      const project = there.get(project_id);
      if (!project) return [];
      const { title, summary, cover, stage, created_at } = project;
      return [{ id: project_id, title, summary, cover_image_url: cover, stage, member_role: role, created_at, joined_at }];
    });
  }
}
