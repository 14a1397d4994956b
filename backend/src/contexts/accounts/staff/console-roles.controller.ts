import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { type RoleDecision, STAFF_TEXT } from '../../../../contracts/staff.js';
import { EventStore } from '../../../kernel/event-store.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { AppointStaff } from './staff.commands.js';
import { STAFF_ID, staffStream } from './staff.decider.js';
import { RoleDto } from './staff.dto.js';
import { StaffAppointments } from './staff-appointments.service.js';

/** Gives members roles and takes them, at once or when a second person has confirmed it. */
@Controller('api/console/members/:id/role')
export class ConsoleRolesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly appointments: StaffAppointments,
    private readonly second: SecondPerson,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put()
  @Repeatable()
  @Allow('role.grant')
  async decide(@Param('id', IdPipe) memberId: string, @Body() { role, note }: RoleDto, @CurrentCaller() caller: Caller) {
    const decision = await this.appointments.deciding({ memberId, role, note }, this.origins.of(caller));
    const { formerRole } = decision.data;
    const changes = await this.store.rehearse(staffStream, STAFF_ID, decision);
    const waits = changes.length > 0 && (await this.second.hold(new AppointStaff({ memberId, role, formerRole, note: note.trim() }, decision.origin)));
    if (!waits) await this.commands.execute(decision);
    const decided: RoleDecision = waits ? { role: formerRole, waits } : { role };
    return this.reply.afterPolicies(async () => ok(decided, waits ? APPROVAL_TEXT.waits : STAFF_TEXT.decided));
  }
}
