import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { PushDto } from './push.dto.js';
import { Push } from './push.service.js';

/** Notifications of the browser, for the session that asks. */
@Controller('api/notifications/push')
export class PushController {
  constructor(private readonly push: Push) {}

  @Get()
  @Allow('notification.choose')
  async state(@CurrentCaller() caller: Caller) {
    return ok(await this.push.state(caller));
  }

  @Put()
  @RepeatableLook()
  @AtMost('push')
  @Allow('notification.choose')
  async turnOn(@Body() { endpoint, keys: { p256dh = '', auth = '' } }: PushDto, @CurrentCaller() caller: Caller) {
    return ok(await this.push.turnOn({ endpoint, keys: { p256dh, auth } }, caller));
  }

  @Delete()
  @RepeatableLook()
  @AtMost('push')
  @Allow('notification.choose')
  async turnOff(@CurrentCaller() caller: Caller) {
    return ok(await this.push.turnOff(caller));
  }
}
