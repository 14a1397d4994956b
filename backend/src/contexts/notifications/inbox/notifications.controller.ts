import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NOTIFICATION_TEXT } from '../../../../contracts/notifications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { ChooseNotification } from '../choices/choices.commands.js';
import { ChoicesQuery } from '../choices/choices.query.js';
import { ChooseNotificationDto } from './notifications.dto.js';

@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly choices: ChoicesQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get('choices')
  @Allow('notification.choose')
  async read(@MemberId() memberId: string) {
    return ok(await this.choices.of(memberId));
  }

  @Put('choices')
  @Repeatable()
  @AtMost('choices')
  @Allow('notification.choose')
  async choose(@Body() { type, channel, wanted, frequency }: ChooseNotificationDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new ChooseNotification({ memberId, type, channel, wanted, frequency: frequency ?? null }, this.origins.of(caller)));
    return ok(await this.reply.afterViews(() => this.choices.of(memberId)), NOTIFICATION_TEXT.chosen);
  }
}
