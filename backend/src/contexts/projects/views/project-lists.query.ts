import { Inject, Injectable } from '@nestjs/common';
import type { ProjectRow, ProjectVisibility } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ProjectChoicesQuery } from '../choices/project-choices.query.js';
import { allKey, totalKey } from './place-facets.rules.js';
import { projectTotalsView } from './places.model.js';
import { isCounted, isEvery, type ProjectFilter } from './project-filters.rules.js';
import { type Order, ProjectFinder } from './project-finder.query.js';
import { ProjectRows } from './project-rows.query.js';
import type { Asked } from './project-tokens.rules.js';
import { type ProjectDocument, projectsView } from './projects.model.js';

export interface ProjectPage {
  readonly rows: ProjectRow[];
  readonly total: number;
}

const NEWEST: Order = { by: 'created_at', direction: 'desc' };

/** Answers lists of projects: to members with those of their own that nobody else finds. */
@Injectable()
export class ProjectLists {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly finder: ProjectFinder,
    private readonly rows: ProjectRows,
    private readonly choices: ProjectChoicesQuery,
  ) {}

  async page(filter: ProjectFilter, readerId: string | null, order: Order, window: Window): Promise<ProjectPage> {
    const { ids, total } = await this.found({ ...filter, readerId }, order, window);
    return { rows: await this.rows.of(await this.views.getMany(projectsView.name, ids)), total };
  }

  /** How many of an owner's a reader finds. */
  countOf(ownerId: string, readerId: string | null): Promise<number> {
    return this.total({ ownerId }, readerId);
  }

  /** A slice of all that everybody may read, the newest first, and how many there are. */
  async addresses(window: Window): Promise<{ readonly projects: readonly ProjectDocument[]; readonly total: number }> {
    const total = await this.total({}, null);
    const ids = await this.finder.ids({ readerId: null }, NEWEST, window, total);
    return { projects: await this.views.getMany(projectsView.name, ids), total };
  }

  /** What is found of a few is counted by finding it: to look for all that is asked at once costs the same for one as for all. */
  private async found(asked: Asked, order: Order, window: Window): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
    const few = isCounted(asked) ? null : await this.finder.few(asked, order, window);
    if (few) return few;
    const total = await this.total(asked, asked.readerId);
    return { ids: total === 0 ? [] : await this.finder.ids(asked, order, window, total), total };
  }

  /** From the counters that the projection keeps, as far as they know what is asked: counting rows would cost more the more there are. */
  async total(filter: ProjectFilter, readerId: string | null): Promise<number> {
    if (filter.help?.length === 0) return 0;
    if (!isCounted(filter)) return this.finder.count({ ...filter, readerId });
    const counters = await this.views.getMany(projectTotalsView.name, await this.countersOf(filter, readerId));
    const listed = counters.reduce((sum, { count }) => sum + count, 0);
    return readerId === null ? listed : listed + (await this.finder.count({ ...filter, readerId, their: true }));
  }

  private async countersOf({ stage, visibility, help }: ProjectFilter, readerId: string | null): Promise<string[]> {
    const open: readonly ProjectVisibility[] = readerId === null ? ['public'] : ['public', 'members'];
    const visible = open.filter((each) => visibility === undefined || each === visibility);
    if (stage === undefined && (!help || isEvery(help))) return visible.map(allKey);
    const stages = stage === undefined ? [...(await this.choices.labels('stage')).keys()] : [stage];
    return visible.flatMap((each) => stages.flatMap((code) => (help ?? EVERY).map((wanted) => totalKey({ visibility: each, stage: code, help: wanted }))));
  }
}

const EVERY = ['none', 'open', 'ended'] as const;
