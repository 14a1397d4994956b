import { Inject, Injectable } from '@nestjs/common';
import { NOTIFICATION_LIMITS, NOTIFICATION_TYPES, type NotificationPage, type NotificationType } from '../../../../contracts/notifications.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Filter, Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { ChoicesQuery } from '../choices/choices.query.js';
import { notificationsView } from './notification.model.js';
import { NotificationRows } from './notification-rows.service.js';

const DAY_MS = 24 * 60 * 60_000;

/** The centre of a member: what is wanted there, no older than is shown. */
@Injectable()
export class NotificationQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly choices: ChoicesQuery,
    private readonly rows: NotificationRows,
  ) {}

  /** The newest rows before a position; facts are recorded in the order of their time, so the first that is too old ends the list. */
  async page(memberId: string, caller: Caller, { limit, before }: { limit: number; before: number | null }): Promise<NotificationPage> {
    const type = { $in: await this.wantedTypes(memberId) };
    const filter: Filter = { member_id: memberId, type, ...(before === null ? {} : { position: { $lt: before } }) };
    const found = await this.views.find(notificationsView.name, filter, { sort: [['position', -1]], limit: limit + 1 });
    const shown = found.filter(({ at }) => at > this.oldest());
    const here = shown.slice(0, limit);
    return { rows: await this.rows.of(here, caller), next: shown.length > limit ? (here.at(-1)?.position ?? null) : null };
  }

  async unreadCount(memberId: string): Promise<number> {
    const type = { $in: await this.wantedTypes(memberId) };
    return this.views.count(notificationsView.name, { member_id: memberId, unread: true, type, at: { $gt: this.oldest() } });
  }

  private async wantedTypes(memberId: string): Promise<readonly NotificationType[]> {
    const choices = await this.choices.of(memberId);
    return NOTIFICATION_TYPES.filter((type) => choices[type].in_app);
  }

  private oldest(): string {
    return new Date(this.clock.now().getTime() - NOTIFICATION_LIMITS.shownDays * DAY_MS).toISOString();
  }
}
