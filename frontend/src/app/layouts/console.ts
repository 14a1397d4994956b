import { holds, type MemberRole } from '@contracts/permissions';

/** The console opens for whoever may read reports. */
export const mayUseConsole = (member: { role: MemberRole } | null | undefined): boolean => Boolean(member && holds(member.role, 'report.read'));
