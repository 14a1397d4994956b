import type { OwnUser } from '@contracts/accounts';
import { holds } from '@contracts/permissions';

/** The console opens for whoever may read reports. */
export const mayUseConsole = (member: OwnUser | null | undefined): boolean => Boolean(member && holds(member.role, 'report.read'));
