import { Injectable } from '@nestjs/common';
import { aboveChannel } from '../../../../contracts/above.js';
import type { LiveChange } from '../../../../contracts/envelope.js';
import type { UpdateLikesRow } from '../../../../contracts/project-updates.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import type { Like } from './like.events.js';
import { LikeableUpdates } from './likeable-updates.port.js';

/** Of whatever else is liked nobody is told. */
function trace({ data }: RecordedEvent) {
  const like = data as Like;
  return 'projectId' in like && like.targetType === 'update'
    ? { channel: aboveChannel({ kind: 'project', id: like.projectId }), subject: like.targetId }
    : null;
}

/** How many like an update is told to those who have its project open. What only some of them may read is told to nobody. */
@Injectable()
export class LikeChanges implements LiveChanges {
  constructor(private readonly updates: LikeableUpdates) {}

  readonly traces = { ContentLiked: trace, ContentUnliked: trace };

  async changes(traces: readonly Trace[]): Promise<readonly LiveChange<UpdateLikesRow>[]> {
    const all = await Promise.all(traces.map((each) => this.change(each)));
    return all.filter((change) => change !== null);
  }

  private async change({ channel, subject: updateId, position }: Trace): Promise<LiveChange<UpdateLikesRow> | null> {
    const found = await this.updates.heard(updateId);
    return found && { channel, kind: 'update', row: { projectId: found.projectId, updateId, likes: found.likes }, position };
  }
}
