import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ApproverDirectory } from '../../administration/approval/approver-directory.port.js';
import { AppointStaffHandler } from './appoint-staff.handler.js';
import { ConsoleRolesController } from './console-roles.controller.js';
import { MailStaffRoleHandler } from './mail-staff-role.handler.js';
import { AnnounceRole } from './role.announcer.js';
import { staffApprovable } from './staff.approvable.js';
import { AppointStaff, DecideStaffRole, MailStaffRole } from './staff.commands.js';
import { STAFF_ID, staffStream } from './staff.decider.js';
import { staffTold } from './staff.told.js';
import { StaffAppointments } from './staff-appointments.service.js';
import { StaffDecisions } from './staff-decisions.service.js';
import { StaffDirectory } from './staff-directory.query.js';
import { appointInvited, grantDecidedRole, mailStaffRole } from './staff-role.policy.js';

/** Who runs the house. */
export const staff: Slice = {
  streams: [staffStream],
  told: staffTold,
  commands: [
    decides(DecideStaffRole, staffStream, () => STAFF_ID),
    handledBy(AppointStaff, AppointStaffHandler),
    handledBy(MailStaffRole, MailStaffRoleHandler, 'mail'),
  ],
  policies: [appointInvited, grantDecidedRole, mailStaffRole],
  live: [{ line: 'open', announcer: AnnounceRole }],
  approvables: [staffApprovable],
  controllers: [ConsoleRolesController],
  answers: [answer(ApproverDirectory, StaffDirectory)],
  providers: [StaffAppointments, StaffDecisions, StaffDirectory],
};
