import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { ChangeSettingsDto } from './settings.dto.js';
import { SettingsQuery } from './settings.query.js';
import { SettingsChanges } from './settings-changes.service.js';

/** What holds for the community, changed without a restart. */
@Controller('api/console/settings')
export class ConsoleSettingsController {
  constructor(
    private readonly settings: SettingsQuery,
    private readonly changes: SettingsChanges,
  ) {}

  @Get()
  @Allow('settings.read')
  async all() {
    return ok(await this.settings.all());
  }

  /** Who changed what, the newest first. */
  @Get('history')
  @Allow('settings.read')
  async history(@Query() window: WindowDto) {
    const place = windowOf(window);
    const { rows, total } = await this.settings.history(place);
    return listing(rows, total, place);
  }

  /** Changes several values together or none. */
  @Put()
  @Repeatable()
  @Allow('settings.change')
  async change(@Body() request: ChangeSettingsDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const { rows, message } = await this.changes.change(request, adminId, caller);
    return ok(rows, message);
  }
}
