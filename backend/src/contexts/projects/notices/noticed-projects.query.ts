import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { UpdateQuery } from '../update/update.query.js';
import { updateStream } from '../update/update.stream.js';
import { InviteQuery } from '../views/invite.query.js';
import { isGone, mayRead } from '../views/project.query.js';
import { type ProjectDocument, projectsView, projectTextsView } from '../views/projects.model.js';

interface Asked {
  readonly projectId: string;
  readonly postingId: string | null;
  readonly updateId: string | null;
}

interface Known {
  readonly title: string;
  readonly part: string | null;
  readonly excerpt: string | null;
  readonly isInvited: boolean;
  readonly isOffered: boolean;
}

/** What members may know of projects that they were told about. Whoever is invited knows its name as long as that waits. */
@Injectable()
export class NoticedProjectsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly invites: InviteQuery,
    private readonly updates: UpdateQuery,
    private readonly store: EventStore,
  ) {}

  async projectOfUpdate(updateId: string, caller: Caller): Promise<string | null> {
    const update = await this.store.state(updateStream, updateId);
    const [project] = update ? await this.views.getMany(projectsView.name, [update.projectId]) : [];
    return project && mayRead(project, caller) ? project._id : null;
  }

  async known(asked: readonly Asked[], caller: Caller): Promise<(Known | null)[]> {
    const { memberId } = caller;
    const ids = [...new Set(asked.map(({ projectId }) => projectId))];
    const updateIds = asked.flatMap(({ updateId }) => updateId ?? []);
    const [found, texts, invites, excerpts] = await Promise.all([
      this.views.getMany(projectsView.name, ids),
      this.views.getMany(projectTextsView.name, ids),
      memberId === null ? [] : this.invites.receivedBy(memberId),
      updateIds.length > 0 ? this.updates.excerpts(updateIds, caller) : new Map<string, string>(),
    ]);
    const projects = new Map(found.map((project) => [project._id, project]));
    const invited = new Set(invites.map(({ project_id }) => project_id));
    const offered = new Set(texts.filter(({ handover_to }) => handover_to !== null && handover_to === memberId).map(({ _id }) => _id));
    return asked.map(({ projectId, postingId, updateId }) => {
      const project = projects.get(projectId);
      const isInvited = invited.has(projectId);
      if (!project || !(mayRead(project, caller) || (isInvited && isThere(project)))) return null;
      const excerpt = updateId === null ? null : (excerpts.get(updateId) ?? null);
      if (updateId !== null && excerpt === null) return null;
      const part = postingId !== null && mayRead(project, caller) ? (project.postings[postingId]?.title ?? null) : null;
      return { title: project.title, part, excerpt, isInvited, isOffered: offered.has(projectId) };
    });
  }
}

const isThere = (project: ProjectDocument): boolean => !isGone(project) && project.state !== 'hidden';
