import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { STAFF_TEXT } from '../../../../contracts/staff.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { AppointStaff } from './staff.commands.js';
import { StaffAppointments } from './staff-appointments.service.js';

/** Asks anew what stands against it: between what was wanted and what is done a day may lie. */
@Injectable()
export class AppointStaffHandler implements ICommandHandler<AppointStaff> {
  constructor(
    private readonly commands: CommandBus,
    private readonly appointments: StaffAppointments,
  ) {}

  async execute({ data, origin }: AppointStaff): Promise<void> {
    const decision = await this.appointments.deciding(data, origin);
    const { role, formerRole } = decision.data;
    if (formerRole !== data.formerRole && formerRole !== role)
      throw new RuleViolation('staff.changed-meanwhile', STAFF_TEXT.changedMeanwhile, null, 'conflict');
    await this.commands.execute(decision);
  }
}
