import type { MemberRole } from '../../../../contracts/permissions.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** An admin gave a member a role or took it; `note` says why. The account takes it over (`RoleGranted`). */
export type StaffRoleDecided = DomainEvent<'StaffRoleDecided', { memberId: string; role: MemberRole; formerRole: MemberRole; note: string | null }>;
