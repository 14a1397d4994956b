import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberRole } from '../../../../contracts/permissions.js';
import type { RoleDecision } from '../../../../contracts/staff.js';
import { EventStore } from '../../../kernel/event-store.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { AppointStaff } from './staff.commands.js';
import { STAFF_ID, staffStream } from './staff.decider.js';
import { StaffAppointments } from './staff-appointments.service.js';

/** Gives members roles and takes them, at once or when a second person has confirmed it. */
@Injectable()
export class StaffDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly appointments: StaffAppointments,
    private readonly second: SecondPerson,
    private readonly origins: Origins,
  ) {}

  async decide(memberId: string, role: MemberRole, note: string, caller: Caller): Promise<RoleDecision> {
    const decision = await this.appointments.deciding({ memberId, role, note }, this.origins.of(caller));
    const { formerRole } = decision.data;
    const changes = await this.store.rehearse(staffStream, STAFF_ID, decision);
    const waits = changes.length > 0 && (await this.second.hold(new AppointStaff({ memberId, role, formerRole, note: note.trim() }, decision.origin)));
    if (waits) return { role: formerRole, waits };
    await this.commands.execute(decision);
    return { role };
  }
}
