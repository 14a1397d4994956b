import { Body, Controller, Param, Put } from '@nestjs/common';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { STAFF_TEXT } from '../../../../contracts/staff.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { RoleDto } from './staff.dto.js';
import { StaffDecisions } from './staff-decisions.service.js';

/** Gives members roles and takes them. */
@Controller('api/console/members/:id/role')
export class ConsoleRolesController {
  constructor(
    private readonly decisions: StaffDecisions,
    private readonly reply: Reply,
  ) {}

  @Put()
  @Repeatable()
  @Allow('role.grant')
  async decide(@Param('id', IdPipe) memberId: string, @Body() { role, note }: RoleDto, @CurrentCaller() caller: Caller) {
    const decided = await this.decisions.decide(memberId, role, note, caller);
    return this.reply.afterPolicies(async () => ok(decided, decided.waits ? APPROVAL_TEXT.waits : STAFF_TEXT.decided));
  }
}
