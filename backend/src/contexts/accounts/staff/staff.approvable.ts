import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { approvable } from '../../../platform/approvals/approvable.js';
import { AppointStaff } from './staff.commands.js';

/** Who runs the house is decided by two. An admin whose role is to be taken may be the second: then they go because they want to. */
export const staffApprovable = approvable<AppointStaff>({
  kind: 'staff_role',
  command: AppointStaff,
  permission: 'role.grant',
  words: ['note'],
  told: 'note',
  member: ({ memberId }) => memberId,
  sentence: ({ role, formerRole }) => (role === 'user' ? `${ROLE_LABEL[formerRole]} görevinden alınacak` : `Görevi ${ROLE_LABEL[role]} olacak`),
  changes: ({ role, formerRole }) => [{ label: 'Görev', from: ROLE_LABEL[formerRole], to: ROLE_LABEL[role] }],
});
