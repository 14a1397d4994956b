import type { ReportedContent } from '../../../../contracts/moderation.js';
import { holds, ROLE_LEVEL, type Role } from '../../../../contracts/permissions.js';

/** Whether a member stands too high for a moderator to decide about them: nobody decides about an equal, but plain members have no equals. */
export const outranks = (member: Role, moderator: Role): boolean => ROLE_LEVEL[member] > ROLE_LEVEL.user && ROLE_LEVEL[member] >= ROLE_LEVEL[moderator];

/** Nobody reports what they cannot see; an author who tries to report their own hidden text is refused all the same. */
export const isReportableBy = (reporter: Role, state: ReportedContent['state']): boolean =>
  state === 'visible' || (state === 'hidden' && holds(reporter, 'content.read-hidden'));
