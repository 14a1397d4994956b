import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { aboveIds, aboveOf, NOTHING_ABOVE, threadOf } from '../../../../contracts/above.js';
import { NOTIFICATION_LIMITS, NOTIFICATION_TEXT, type UnreadCount } from '../../../../contracts/notifications.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { ReadNotifications } from './inbox.commands.js';
import { NotificationQuery } from './notification.query.js';
import { NotificationListDto, ReadNotificationsDto } from './notifications.dto.js';

const NOTHING = { topicId: null, ...NOTHING_ABOVE } as const;

@Controller('api/notifications')
export class NotificationCentreController {
  constructor(
    private readonly notifications: NotificationQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('notification.read-own')
  async list(@Query() { limit = NOTIFICATION_LIMITS.page, before }: NotificationListDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const window = { limit: Math.min(limit, NOTIFICATION_LIMITS.longestPage), before: before ?? null };
    return ok(await this.notifications.page(memberId, caller, window));
  }

  @Get('unread-count')
  @Allow('notification.read-own')
  async unread(@MemberId() memberId: string) {
    return ok(await this.countOf(memberId));
  }

  @Put('read')
  @Repeatable()
  @Allow('notification.read-own')
  async markRead(@Body() { ids, all, ...about }: ReadNotificationsDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const thread = all ? null : threadOf(about);
    if (!all && !thread && !ids)
      throw new RuleViolation('notification.nothing-to-read', NOTIFICATION_TEXT.nothingToRead, { ids: NOTIFICATION_TEXT.nothingToRead });
    const place = all ? NOTHING : { topicId: about.topicId ?? null, ...aboveIds(about.topicId ? null : aboveOf(about)) };
    const which = { ids: all || thread ? null : (ids ?? []), ...place };
    await this.commands.execute(new ReadNotifications({ memberId, ...which }, this.origins.of(caller)));
    return ok(await this.reply.afterViews(() => this.countOf(memberId)), all ? NOTIFICATION_TEXT.allRead : undefined);
  }

  private async countOf(memberId: string): Promise<UnreadCount> {
    return { count: await this.notifications.unreadCount(memberId) };
  }
}
