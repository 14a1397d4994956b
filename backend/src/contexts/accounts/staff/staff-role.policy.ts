import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { GrantRole } from '../account/account.commands.js';
import { MailStaffRole } from './staff.commands.js';
import type { StaffRoleDecided } from './staff.events.js';

/** The account takes over what was decided about its role. */
export const grantDecidedRole = policy<StaffRoleDecided>({
  name: 'grant-decided-role',
  on: { StaffRoleDecided: ({ data: { memberId, role } }) => [{ send: intent(GrantRole, { memberId, role }) }] },
});

/** The member is told of it by mail. */
export const mailStaffRole = policy<StaffRoleDecided>({
  name: 'mail-staff-role',
  follows: 'later',
  on: {
    StaffRoleDecided: ({ id, at, data: { memberId, role, formerRole } }) => [
      { schedule: intent(MailStaffRole, { memberId, role, formerRole }), key: `staff-role-mail:${id}`, at },
    ],
  },
});
