import { Inject, Injectable } from '@nestjs/common';
import { ABOVE, aboveOf } from '../../../../contracts/above.js';
import type { Filter, Page, Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { watchesView, watchKey } from '../watch/watch.model.js';
import type { ReadRow } from './inbox.events.js';
import type { InboxContent, Which } from './inbox-content.port.js';
import { notificationsView, rowKey } from './notification.model.js';

/** Whatever their choices: what is not shown is read and forgotten too. */
@Injectable()
export class InboxQuery implements InboxContent {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async unread(memberId: string, { ids, topicId, ...place }: Which, after: string | null, limit: number) {
    const keys = ids?.map((id) => rowKey(memberId, id));
    const above = aboveOf(place);
    const filter: Filter = {
      member_id: memberId,
      unread: true,
      ...(topicId ? { topic_id: topicId } : {}),
      ...(above ? { [ABOVE[above.kind].field]: above.id } : {}),
      ...behind(memberId, after),
    };
    const found = keys ? await this.views.getMany(notificationsView.name, keys) : await this.views.find(notificationsView.name, filter, byId(limit));
    return found.filter(({ unread }) => unread).map(({ row: id, fresh: count }): ReadRow => ({ id, count }));
  }

  async rowsOf(memberId: string, after: string | null, limit: number): Promise<readonly string[]> {
    const found = await this.views.find(notificationsView.name, { member_id: memberId, ...behind(memberId, after) }, byId(limit));
    return found.map(({ row }) => row);
  }

  async topicsOf(memberId: string, after: string | null, limit: number): Promise<readonly string[]> {
    const since: Filter = after ? { _id: { $gt: watchKey(after, memberId) } } : {};
    const found = await this.views.find(watchesView.name, { member_id: memberId, ...since }, byId(limit));
    return found.map(({ thread_id }) => thread_id);
  }
}

const behind = (memberId: string, after: string | null): Filter => (after ? { _id: { $gt: rowKey(memberId, after) } } : {});
const byId = (limit: number): Page => ({ sort: [['_id', 1]], limit });
