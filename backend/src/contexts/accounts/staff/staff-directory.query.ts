import { Injectable } from '@nestjs/common';
import type { MemberRole } from '../../../../contracts/permissions.js';
import { FactorDuty } from '../views/factor-duty.port.js';
import { MemberQuery } from '../views/member.query.js';

/** Answers who runs the house, and who of them can use their role now. */
@Injectable()
export class StaffDirectory {
  constructor(
    private readonly members: MemberQuery,
    private readonly factors: FactorDuty,
  ) {}

  async approvers(): Promise<readonly { readonly id: string; readonly role: MemberRole; readonly isAble: boolean }[]> {
    const staff = await this.members.allStaff();
    return Promise.all(staff.map(async (member) => ({ id: member._id, role: member.role, isAble: await this.isAble(member) })));
  }

  rolesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberRole>> {
    return this.members.rolesOf(memberIds);
  }

  private async isAble(member: Parameters<MemberQuery['restriction']>[0]): Promise<boolean> {
    return member.verified && !this.members.restriction(member) && !(await this.factors.isLacking(member));
  }
}
