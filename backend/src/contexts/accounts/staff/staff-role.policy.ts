import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { InvitationUsed } from '../../administration/public.js';
import { GrantRole } from '../account/account.commands.js';
import { DecideStaffRole, MailStaffRole } from './staff.commands.js';
import type { StaffRoleDecided } from './staff.events.js';

/** The account takes over what was decided about its role. */
export const grantDecidedRole = policy<StaffRoleDecided>({
  name: 'grant-decided-role',
  on: { StaffRoleDecided: ({ data: { memberId, role } }) => [{ send: intent(GrantRole, { memberId, role }) }] },
});

/** Whoever was invited with a role has it from their first day. */
export const appointInvited = policy<InvitationUsed>({
  name: 'appoint-invited',
  on: {
    InvitationUsed: ({ data: { memberId, role } }) =>
      role === 'user' ? [] : [{ send: intent(DecideStaffRole, { memberId, role, formerRole: 'user', note: 'Görevle davet edildi', admins: [] }) }],
  },
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
