import type { ReportedContent } from '../../../../contracts/moderation.js';
import { holds, type Role } from '../../../../contracts/permissions.js';

/** Nobody reports what they cannot see, but what was kept to be judged; an author who tries to report their own hidden text is refused all the same. */
export const isReportableBy = (reporter: Role, state: ReportedContent['state'], isKept = false): boolean =>
  isKept || state === 'visible' || (state === 'hidden' && holds(reporter, 'content.read-hidden'));
