import { Inject, Injectable } from '@nestjs/common';
import type { WatchLevel } from '../../../../contracts/notifications.js';
import type { Filter, Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { Audience, Listener } from '../notice/audience.port.js';
import { type WatchDocument, watchesView, watchKey } from './watch.model.js';

@Injectable()
export class WatchQuery implements Audience {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** What a member chose, or what holds for having written there or not. */
  async levelOf(thread: string, memberId: string): Promise<WatchLevel> {
    const found = await this.views.get(watchesView.name, watchKey(thread, memberId));
    return found ? (found.chosen ?? 'watching') : 'normal';
  }

  async watchersOf(thread: string, after: string | null, limit: number): Promise<readonly Listener[]> {
    const filter: Filter = { thread_id: thread, chosen: { $in: ['watching', null] }, ...(after ? { _id: { $gt: watchKey(thread, after) } } : {}) };
    const found = await this.views.find(watchesView.name, filter, { sort: [['_id', 1]], limit });
    return found.map((watch) => ({ memberId: watch.member_id, reason: reasonOf(watch), since: watch.since }));
  }

  async mutedAmong(thread: string, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const keys = memberIds.map((id) => watchKey(thread, id));
    const found = await this.views.getMany(watchesView.name, keys);
    return new Set(found.filter(({ chosen }) => chosen === 'muted').map(({ member_id }) => member_id));
  }
}

function reasonOf({ started, chosen }: WatchDocument): Listener['reason'] {
  if (started) return 'started';
  return chosen === 'watching' ? 'watching' : 'commented';
}
