import { Inject, Injectable } from '@nestjs/common';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { projectStream } from '../project/project.stream.js';
import { projectsView } from '../views/projects.model.js';
import { updatesView } from './update.model.js';
import { UpdateQuery } from './update.query.js';
import { isThere } from './update.state.rules.js';
import { updateStream } from './update.stream.js';
import { isThereForReader, type UpdateReader } from './update-readers.rules.js';

/** Answers those who deal with what is given to updates, and with their pictures. */
@Injectable()
export class UpdateAnswers {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly updates: UpdateQuery,
  ) {}

  async likeable(id: string, caller: Caller): Promise<{ projectId: string; authorId: string; likes: number } | null> {
    const found = await this.updates.find(id, caller);
    return found && { projectId: found.project_id, authorId: found.author_id, likes: found.likes };
  }

  /** One that everybody reads who may hear of its project: nothing of a private or hidden one is told. */
  async heard(id: string): Promise<{ projectId: string; authorId: string; likes: number } | null> {
    const update = await this.views.get(updatesView.name, id);
    if (!update) return null;
    const project = await this.views.get(projectsView.name, update.project_id);
    if (project?.state !== 'visible' || project.visibility === 'private') return null;
    const everybody: UpdateReader = project.visibility === 'public' ? 'guests' : 'members';
    return update.readers.includes(everybody) ? { projectId: update.project_id, authorId: update.author_id, likes: update.likes } : null;
  }

  /** By its facts: whether a member may read it. */
  async isThereFor(id: string, memberId: string): Promise<boolean> {
    const update = await this.store.state(updateStream, id);
    if (!isThere(update)) return false;
    return isThereForReader(await this.store.state(projectStream, update.projectId), update, memberId);
  }

  /** Ids of the pictures that an update shows now. */
  async shownBy(updateId: string): Promise<readonly string[]> {
    const update = await this.store.state(updateStream, updateId);
    return isThere(update) ? imagesIn(update.content) : [];
  }

  async isRead(ids: readonly string[], caller: Caller): Promise<boolean> {
    return (await this.updates.readableAmong(ids, caller)).size > 0;
  }
}
