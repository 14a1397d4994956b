import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type CreateProjectRequest,
  type EditProjectRequest,
  PROJECT_LIMITS,
  PROJECT_WRITING_TEXT,
  type SavedProject,
} from '../../../../contracts/project-writing.js';
import type { ProjectLink } from '../../../../contracts/projects.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { ArchiveProject, DeleteOwnProject, type ProjectForm, WriteProject } from '../project/project.commands.js';
import { linkLine } from '../project/project-links.rules.js';
import { SavedProjectQuery } from '../project/saved-project.query.js';
import { TiesQuery } from '../ties/ties.query.js';

/** What those who run a project do with it: each answers how it stands by its facts. */
@Injectable()
export class ProjectDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly saved: SavedProjectQuery,
    private readonly ties: TiesQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async create(request: CreateProjectRequest, memberId: string, caller: Caller): Promise<SavedProject> {
    await this.countSave(memberId);
    const projectId = this.ids.next();
    const data = { projectId, memberId, isNew: true, form: formOf(request), version: null, owned: await this.ties.owned(memberId) };
    await this.limits.doInDay(`project-create:${memberId}`, PROJECT_LIMITS.createdADay, PROJECT_WRITING_TEXT.tooManyCreated, () =>
      this.commands.execute(new WriteProject(data, this.origins.of(caller))),
    );
    return this.saved.project(projectId, memberId);
  }

  async edit(projectId: string, asked: EditProjectRequest, memberId: string, caller: Caller): Promise<SavedProject> {
    await this.countSave(memberId);
    const { version = null, ...request } = asked;
    const data = { projectId, memberId, isNew: false, form: formOf(request), version, owned: 0 };
    await this.commands.execute(new WriteProject(data, this.origins.of(caller)));
    return this.saved.project(projectId, memberId);
  }

  async archive(projectId: string, archived: boolean, memberId: string, caller: Caller): Promise<SavedProject> {
    await this.countSave(memberId);
    await this.commands.execute(new ArchiveProject({ projectId, memberId, archived }, this.origins.of(caller)));
    return this.saved.project(projectId, memberId);
  }

  async remove(projectId: string, memberId: string, caller: Caller): Promise<void> {
    await this.commands.execute(new DeleteOwnProject({ projectId, memberId }, this.origins.of(caller)));
  }

  /** What is refused counts too. */
  private countSave(memberId: string): Promise<void> {
    return this.limits.countInHour(`project-save:${memberId}`, PROJECT_LIMITS.savesAnHour, PROJECT_WRITING_TEXT.tooManySaves);
  }
}

/** What the wire calls otherwise than the facts do. */
function formOf({ cover_image_url, repository_url, links, title, summary, description, stage, visibility, tags }: Partial<CreateProjectRequest>): ProjectForm {
  const given = {
    ...{ title, summary, description, stage, visibility, tags },
    // Parts may be missing on the wire.
    links: links?.map(({ url = '', label = '' }: Partial<ProjectLink>) => linkLine({ url, label })),
    cover: cover_image_url === '' ? null : cover_image_url,
    repository: repository_url === '' ? null : repository_url,
  } satisfies Record<keyof ProjectForm, unknown>;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
