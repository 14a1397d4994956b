import type { OwnUser } from '@contracts/accounts';
import { holds, type Permission } from '@contracts/permissions';

/** Whether the member may do something; a guest, or whoever is not known yet, may not. */
export const may = (member: OwnUser | null | undefined, permission: Permission): boolean => Boolean(member && holds(member.role, permission));
