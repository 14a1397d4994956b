import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Listing } from '../../../../contracts/envelope.js';
import { PROJECT_LISTS, type ProjectCounts, type ProjectRow, type ProjectSort } from '../../../../contracts/projects.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { windowOf } from '../../../platform/paging/window.js';
import { JoinedProjectsQuery } from '../views/joined-projects.query.js';
import { ProjectQuery } from '../views/project.query.js';
import { ProjectLists } from '../views/project-lists.query.js';
import { ProjectNarrowing } from './narrowing.service.js';
import { ProjectPageQuery } from './project-page.query.js';
import { ProjectListDto } from './reading.dto.js';
import { SimilarProjects } from './similar-projects.query.js';

/** Projects for those who read. */
@Controller('api/projects')
export class ProjectReadingController {
  constructor(
    private readonly narrowing: ProjectNarrowing,
    private readonly lists: ProjectLists,
    private readonly pages: ProjectPageQuery,
    private readonly projects: ProjectQuery,
    private readonly joined: JoinedProjectsQuery,
    private readonly similar: SimilarProjects,
  ) {}

  @Get()
  @Allow('project.read')
  async list(
    @Query() { sort_by = 'updated_at', sort_direction, limit, offset, page, ...asked }: ProjectListDto,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<Listing<ProjectRow> & ProjectCounts> {
    const place = windowOf({ ...(limit && { limit }), ...(offset && { offset }), ...(page && { page }) });
    const filter = await this.narrowing.of(asked);
    const order = { by: sort_by, direction: sort_direction ?? usual(sort_by) };
    const [{ rows, total }, total_unfiltered] = await Promise.all([
      filter ? this.lists.page(filter, memberId, order, place) : { rows: [], total: 0 },
      this.lists.total({}, memberId),
    ]);
    return { ...listing(rows, total, place), total_unfiltered };
  }

  @Get('my/joined')
  @Allow('project.read-own')
  async mine(@Query() { limit = PROJECT_LISTS.joined, ...rest }: WindowDto, @MemberId() memberId: string) {
    const place = windowOf({ limit, ...rest });
    const all = await this.joined.of(memberId);
    return listing(all.slice(place.offset, place.offset + place.limit), all.length, place);
  }

  @Get(':id')
  @Allow('project.read')
  @AlsoRefuses(410)
  async page(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.pages.page(id, caller));
  }

  @Get(':id/similar')
  @Allow('project.read')
  @AlsoRefuses(410)
  async near(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.similar.to(await this.projects.readable(id, caller), caller.memberId));
  }
}

/** Names begin with A; of everything else the most, or the newest, comes first. */
const usual = (sort: ProjectSort): 'asc' | 'desc' => (sort === 'title' ? 'asc' : 'desc');
