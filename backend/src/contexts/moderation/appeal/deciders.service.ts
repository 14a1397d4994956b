import { Injectable } from '@nestjs/common';
import { APPEAL_CLAIM_HOURS } from '../../../../contracts/appeals.js';
import { holds, outranks, type Role } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import type { Acting } from './appeal.commands.js';
import { AppealStaff } from './appeal-staff.port.js';

/** Says of a moderator at an appeal who they are to it, and whether somebody else could act. */
@Injectable()
export class Deciders {
  constructor(
    private readonly staff: AppealStaff,
    private readonly members: ModeratedMemberQuery,
  ) {}

  async acting(appealId: string, memberId: string, excluded: readonly string[], { memberId: moderatorId, role: moderatorRole }: Caller): Promise<Acting> {
    const memberRole = ((await this.members.byId(memberId))?.role ?? 'user') as Role;
    const mayDecide = ({ id, role }: { id: string; role: Role }): boolean =>
      id !== memberId && !excluded.includes(id) && holds(role, 'appeal.decide') && !outranks(memberRole, role);
    const othersMay = (await this.staff.staff()).some(mayDecide);
    return { appealId, moderatorId: moderatorId ?? '', moderatorRole, memberRole, othersMay, claimHours: APPEAL_CLAIM_HOURS };
  }
}
