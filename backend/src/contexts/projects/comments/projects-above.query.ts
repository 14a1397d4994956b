import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { authorOf, isThereFor } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { ProjectQuery } from '../views/project.query.js';
import { type ProjectDocument, projectsView } from '../views/projects.model.js';

/** A project as those need it who deal with its comments. */
interface Above {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly comments: number;
  readonly authorId: string;
  readonly categoryId: null;
  readonly isPrivate: boolean;
}

/** Answers under which projects comments stand. */
@Injectable()
export class ProjectsAboveQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly projects: ProjectQuery,
  ) {}

  /** By its facts, as it is for a member; null when it is not there for them. What is archived or hidden takes nothing new. */
  async standing(projectId: string, memberId: string): Promise<{ authorId: string; isShown: boolean; isOpen: boolean } | null> {
    const project = await this.store.state(projectStream, projectId);
    if (!isThereFor(project, memberId)) return null;
    return { authorId: authorOf(project), isShown: true, isOpen: !project.archived && project.state === 'visible' };
  }

  /** Those that the caller may read, by id. */
  async readable(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, Above>> {
    return byId(await this.projects.readableAmong(ids, caller));
  }

  /** All of them, by id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, Above>> {
    return byId(await this.views.getMany(projectsView.name, ids));
  }

  /** What is hidden is for its people, as what is private is. */
  async readers(projectId: string): Promise<'everybody' | 'members' | readonly string[]> {
    const project = await this.views.get(projectsView.name, projectId);
    if (project?.state !== 'visible' && project?.state !== 'hidden') return [];
    if (project.state === 'hidden' || project.visibility === 'private') return project.people;
    return project.visibility === 'public' ? 'everybody' : 'members';
  }
}

const byId = (projects: readonly ProjectDocument[]): ReadonlyMap<string, Above> =>
  new Map(
    projects.map(({ _id: id, title, summary: excerpt, comments, owner_id, visibility }) => [
      id,
      { ...{ id, title, excerpt, comments }, authorId: owner_id ?? '', categoryId: null, isPrivate: visibility === 'private' },
    ]),
  );
