import { Inject, Injectable } from '@nestjs/common';
import type { NotificationRow, NotificationType } from '../../../../contracts/notifications.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { notificationsView, notifiedView } from '../inbox/notification.model.js';
import { NotificationRows } from '../inbox/notification-rows.service.js';
import type { Period } from './digest.rules.js';
import type { DigestContent } from './digest-content.port.js';

/** A mail that tells more is read by nobody; the rest is in the centre. */
const MOST = 50;

@Injectable()
export class DigestQuery implements DigestContent {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly rows: NotificationRows,
  ) {}

  async toldSince(from: string, limit: number, offset: number): Promise<readonly string[]> {
    const found = await this.views.find(notifiedView.name, { last_at: { $gt: from } }, { sort: [['last_at', 1]], limit, offset });
    return found.map(({ _id }) => _id);
  }

  /** A mail may be read by others than a page: it says what any member may read, whatever the role of who gets it. */
  async unreadIn({ from, to }: Period, memberId: string, types: readonly NotificationType[]): Promise<readonly NotificationRow[]> {
    const filter = { member_id: memberId, unread: true, type: { $in: types }, at: { $gt: from, $lte: to } };
    const found = await this.views.find(notificationsView.name, filter, { limit: MOST });
    const reader: Caller = { memberId, role: 'user', session: null };
    const rows = await this.rows.of(
      [...found].sort((a, b) => b.position - a.position),
      reader,
    );
    return rows.filter(({ removed, outcome }) => !removed || outcome !== null);
  }
}
