import { Injectable } from '@nestjs/common';
import { STAFF_TEXT } from '../../../../contracts/staff.js';
import type { Origin } from '../../../kernel/command.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { type AppointStaff, DecideStaffRole } from './staff.commands.js';

/** Says whether somebody can be given a role now, and who the admins are of whom one must stay. */
@Injectable()
export class StaffAppointments {
  constructor(private readonly members: MemberQuery) {}

  async member(memberId: string): Promise<MemberDocument> {
    const member = await this.members.byId(memberId);
    if (!member || member.username === null) throw notFound(STAFF_TEXT.memberUnknown);
    return member;
  }

  /** The decision, if nothing stands against it; throws RuleViolation. */
  async deciding({ memberId, role, note }: Omit<AppointStaff['data'], 'formerRole'>, origin: Origin): Promise<DecideStaffRole> {
    const member = await this.member(memberId);
    if (role !== 'user' && !member.verified) throw new RuleViolation('staff.not-verified', STAFF_TEXT.notVerified, null, 'conflict');
    if (role !== 'user' && this.members.restriction(member)) throw new RuleViolation('staff.restricted', STAFF_TEXT.restricted, null, 'conflict');
    if (role !== 'user' && member.deletion_due !== null) throw new RuleViolation('staff.leaving', STAFF_TEXT.leaving, null, 'conflict');
    return new DecideStaffRole({ memberId, role, note, formerRole: member.role, admins: await this.members.adminIds() }, origin);
  }
}
