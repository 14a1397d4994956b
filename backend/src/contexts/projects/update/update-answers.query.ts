import { Injectable } from '@nestjs/common';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { projectStream } from '../project/project.stream.js';
import { UpdateQuery } from './update.query.js';
import { isThere } from './update.state.rules.js';
import { updateStream } from './update.stream.js';
import { isThereForReader } from './update-readers.rules.js';

/** Answers those who deal with what is given to updates, and with their pictures. */
@Injectable()
export class UpdateAnswers {
  constructor(
    private readonly store: EventStore,
    private readonly updates: UpdateQuery,
  ) {}

  async likeable(id: string, caller: Caller): Promise<{ projectId: string; authorId: string; likes: number } | null> {
    const found = await this.updates.find(id, caller);
    return found && { projectId: found.project_id, authorId: found.author_id, likes: found.likes };
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
