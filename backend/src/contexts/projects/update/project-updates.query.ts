import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { ProjectUpdates, SaidUpdate } from '../project/project-updates.port.js';
import { type UpdateDocument, updatesView } from './update.model.js';
import { presentUpdate } from './update.state.rules.js';
import { turnOfUpdates, updateStream } from './update.stream.js';

const AT_ONCE = 100;

@Injectable()
export class ProjectUpdatesQuery implements ProjectUpdates {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly positions: ViewPositions,
  ) {}

  async *forOthers(projectId: string): AsyncGenerator<readonly SaidUpdate[]> {
    for (let offset = 0; ; offset += AT_ONCE) {
      const found = await this.views.find(updatesView.name, { project_id: projectId, readers: 'members' }, { sort: [['number', -1]], limit: AT_ONCE, offset });
      yield await Promise.all(found.map((update) => this.said(update)));
      if (found.length < AT_ONCE) return;
    }
  }

  atRest<T>(projectId: string, work: () => Promise<T>): Promise<T> {
    return turnOfUpdates(this.store, projectId, async () => {
      await this.positions.allReached();
      return work();
    });
  }

  private async said({ _id, author_id: authorId, content, edited_at }: UpdateDocument): Promise<SaidUpdate> {
    if (edited_at === null) return { authorId, content };
    const update = presentUpdate(await this.store.state(updateStream, _id));
    return { authorId, content: [update.content, ...update.former].join('\n\n') };
  }
}
