import { Inject, Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import { PROJECT_TEXT, type ProjectRole, type ProjectRow } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { forbidden, gone, notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { memberKey, projectMembersView } from './people.model.js';
import { ProjectRows } from './project-rows.query.js';
import { type ProjectDocument, projectsView } from './projects.model.js';

/** Answers which projects somebody may read. */
@Injectable()
export class ProjectQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: ProjectRows,
  ) {}

  /** Throws RuleViolation: `gone` for what they could read once and is no more, `not-found` for what they may not know of. */
  async readable(id: string, caller: Caller): Promise<ProjectDocument> {
    const found = await this.views.get(projectsView.name, id);
    if (found && isGone(found) && knew(found, caller)) throw gone(PROJECT_TEXT.gone);
    if (!found || !mayRead(found, caller)) throw notFound(PROJECT_TEXT.notFound);
    return found;
  }

  /** The same where only owner and managers may go; throws `forbidden` for others who may read it. */
  async managed(id: string, caller: Caller, sentence: string): Promise<ProjectDocument> {
    const found = await this.readable(id, caller);
    if (!runs(await this.roleIn(id, caller))) throw forbidden(sentence);
    return found;
  }

  /** Those of the projects that the caller may read, in the order asked. */
  async readableAmong(ids: readonly string[], caller: Caller): Promise<ProjectDocument[]> {
    return (await this.views.getMany(projectsView.name, [...new Set(ids)])).filter((project) => mayRead(project, caller));
  }

  async rowsOf(ids: readonly string[], caller: Caller): Promise<ProjectRow[]> {
    return this.rows.of(await this.readableAmong(ids, caller));
  }

  async stored(id: string): Promise<ProjectDocument | null> {
    return this.views.get(projectsView.name, id);
  }

  async roleIn(projectId: string, { memberId }: Caller): Promise<ProjectRole | null> {
    return memberId === null ? null : ((await this.views.get(projectMembersView.name, memberKey(projectId, memberId)))?.role ?? null);
  }

  /** Of those of the projects that the caller is in. */
  async rolesIn(projectIds: readonly string[], { memberId }: Caller): Promise<ReadonlyMap<string, ProjectRole>> {
    if (memberId === null) return new Map();
    const keys = [...new Set(projectIds)].map((id) => memberKey(id, memberId));
    return new Map((await this.views.getMany(projectMembersView.name, keys)).map(({ project_id, role }) => [project_id, role]));
  }
}

export const runs = (role: ProjectRole | null): boolean => role === 'owner' || role === 'manager';

export const isGone = ({ state }: ProjectDocument): boolean => state === 'deleted' || state === 'withdrawn';
const isIn = ({ people }: ProjectDocument, memberId: string | null): memberId is string => memberId !== null && people.includes(memberId);
const isFor = ({ visibility }: ProjectDocument, memberId: string | null): boolean => visibility === 'public' || (visibility === 'members' && memberId !== null);

/** Whether somebody could read what is gone. */
const knew = (project: ProjectDocument, { memberId }: Caller): boolean => isIn(project, memberId) || (project.was_listed && isFor(project, memberId));

/** Private ones are for their people; what staff hide is for its people and for those who read hidden content. */
export function mayRead(project: ProjectDocument, { memberId, role }: Caller): boolean {
  if (isGone(project)) return false;
  if (isIn(project, memberId)) return true;
  return isFor(project, memberId) && (project.state !== 'hidden' || holds(role, 'content.read-hidden'));
}
