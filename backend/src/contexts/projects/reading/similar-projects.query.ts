import { Inject, Injectable } from '@nestjs/common';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { PROJECT_LISTS, type ProjectRow } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { projectTurnsView } from '../views/places.model.js';
import { ProjectRows } from '../views/project-rows.query.js';
import { filterOf } from '../views/project-tokens.rules.js';
import { type ProjectDocument, projectsView } from '../views/projects.model.js';

/** Projects that are looked at of each tag, those that changed last. */
const NEWEST_WITH_TAG = 20;
const NEWEST = [['number', -1]] as const;

/** Answers which projects are about the same as one. */
@Injectable()
export class SimilarProjects {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: ProjectRows,
  ) {}

  /** Those that share most tags with it, of as many those that changed last first; none that is archived. */
  async to(project: ProjectDocument, readerId: string | null): Promise<ProjectRow[]> {
    const tags = [...new Set(project.tags.map(tagSlug))];
    const pages = await Promise.all(
      tags.map((tag) => this.views.find(projectTurnsView.name, filterOf({ tags: [tag], readerId }), { sort: NEWEST, limit: NEWEST_WITH_TAG })),
    );
    const shared = new Map<string, { count: number; number: number }>();
    for (const { _id, number } of pages.flat()) shared.set(_id, { count: (shared.get(_id)?.count ?? 0) + 1, number });
    shared.delete(project._id);
    const near = [...shared].sort(([, one], [, other]) => other.count - one.count || other.number - one.number).map(([id]) => id);
    const found = (await this.views.getMany(projectsView.name, near)).filter(({ archived, state }) => !archived && state === 'visible');
    return this.rows.of(found.slice(0, PROJECT_LISTS.similar));
  }
}
