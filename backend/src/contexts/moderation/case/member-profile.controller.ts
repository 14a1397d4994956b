import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { HideProfileDto } from './cases.dto.js';
import { ProfileDecisions } from './profile-decisions.service.js';

/** What others see of a member, and what moderators keep from view of it without waiting for a report. */
@Controller('api/console/members')
export class MemberProfileController {
  constructor(private readonly decisions: ProfileDecisions) {}

  @Get(':id/profile')
  @Allow('member.read')
  show(@Param('id', IdPipe) id: string) {
    return this.decisions.profile(id);
  }

  @Post(':id/profile/hide')
  @Repeatable()
  @Allow('report.moderate')
  hide(@Param('id', IdPipe) id: string, @Body() request: HideProfileDto, @CurrentCaller() caller: Caller) {
    return this.decisions.hide(id, request, caller);
  }
}
