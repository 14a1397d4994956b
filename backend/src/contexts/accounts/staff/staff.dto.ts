import { MEMBER_ROLES, type MemberRole } from '../../../../contracts/permissions.js';
import { type RoleRequest, STAFF_LIMITS } from '../../../../contracts/staff.js';
import { JudgedText, OneOf } from '../../../platform/http/fields.js';

export class RoleDto implements RoleRequest {
  @OneOf(MEMBER_ROLES)
  role!: MemberRole;

  @JudgedText(STAFF_LIMITS.note)
  note!: string;
}
