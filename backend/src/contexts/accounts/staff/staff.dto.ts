import { MEMBER_ROLES, type MemberRole } from '../../../../contracts/permissions.js';
import { type RoleRequest, STAFF_LIMITS } from '../../../../contracts/staff.js';
import { OneOf, Text } from '../../../platform/http/fields.js';

export class RoleDto implements RoleRequest {
  @OneOf(MEMBER_ROLES)
  role!: MemberRole;

  /** The rules refuse what is too long with a sentence; this keeps absurd texts away from them. */
  @Text(STAFF_LIMITS.note * 10)
  note!: string;
}
