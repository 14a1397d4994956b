import { Inject, Injectable } from '@nestjs/common';
import { type JoinedProject, PROJECT_LISTS } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { memberKey, projectMembersView } from './people.model.js';
import { GONE, withPerson } from './place-facets.rules.js';
import { projectPlacesView } from './places.model.js';
import { projectsView } from './projects.model.js';

const NEWEST = [['number', -1]] as const;

/** Answers which projects a member is in; what is gone is left out. */
@Injectable()
export class JoinedProjectsQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Of the newest so many that are there: the newest joined first. */
  async of(memberId: string): Promise<JoinedProject[]> {
    const there = { facets: { $all: [withPerson(memberId)], $nin: [GONE] } };
    const places = await this.views.find(projectPlacesView.name, there, { sort: NEWEST, limit: PROJECT_LISTS.joinedMost });
    const ids = places.map(({ _id }) => _id);
    const [projects, memberships] = await Promise.all([
      this.views.getMany(projectsView.name, ids),
      this.views.getMany(
        projectMembersView.name,
        ids.map((id) => memberKey(id, memberId)),
      ),
    ]);
    const byId = new Map(projects.map((project) => [project._id, project]));
    return [...memberships]
      .sort((one, other) => other.number - one.number)
      .flatMap(({ project_id, role, joined_at }) => {
        const project = byId.get(project_id);
        if (!project) return [];
        const { title, summary, cover, stage, created_at } = project;
        return [{ id: project_id, title, summary, cover_image_url: cover, stage, member_role: role, created_at, joined_at }];
      });
  }
}
