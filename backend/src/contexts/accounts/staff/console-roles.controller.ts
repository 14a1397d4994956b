import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { STAFF_TEXT } from '../../../../contracts/staff.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { MemberQuery } from '../views/member.query.js';
import { DecideStaffRole } from './staff.commands.js';
import { RoleDto } from './staff.dto.js';

/** Gives members roles and takes them. */
@Controller('api/console/members/:id/role')
export class ConsoleRolesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put()
  @Repeatable()
  @Allow('role.grant')
  async decide(@Param('id', IdPipe) memberId: string, @Body() { role, note }: RoleDto, @CurrentCaller() caller: Caller) {
    const member = await this.members.byId(memberId);
    if (!member || member.username === null) throw notFound(STAFF_TEXT.memberUnknown);
    if (role !== 'user' && !member.verified) throw new RuleViolation('staff.not-verified', STAFF_TEXT.notVerified, null, 'conflict');
    if (role !== 'user' && this.members.restriction(member)) throw new RuleViolation('staff.restricted', STAFF_TEXT.restricted, null, 'conflict');
    if (role !== 'user' && member.deletion_due !== null) throw new RuleViolation('staff.leaving', STAFF_TEXT.leaving, null, 'conflict');
    const data = { memberId, role, note, formerRole: member.role, admins: await this.members.adminIds() };
    await this.commands.execute(new DecideStaffRole(data, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok({ role }, STAFF_TEXT.decided));
  }
}
