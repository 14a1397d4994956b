import type { MemberRole } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';
import type { StaffRoleDecided } from './staff.events.js';

/** `admins`: everybody who is one as the views know it, for those who became one before there were decisions. */
export class DecideStaffRole extends Command<{ memberId: string; role: MemberRole; formerRole: MemberRole; note: string; admins: readonly string[] }> {
  readonly type = 'DecideStaffRole';
}

/** Gives a member a role or takes it, if nothing stands against it when it is done; `formerRole` is what whoever wanted it saw. */
export class AppointStaff extends Command<Pick<DecideStaffRole['data'], 'memberId' | 'role' | 'formerRole' | 'note'>> {
  readonly type = 'AppointStaff';
}

/** Tells a member of a new role. */
export class MailStaffRole extends Command<Pick<StaffRoleDecided['data'], 'memberId' | 'role' | 'formerRole'>> {
  readonly type = 'MailStaffRole';
}
