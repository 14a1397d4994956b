import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { LapseClaim } from './case.commands.js';
import type { CaseClaimed, CaseDecided, CaseReleased } from './case.events.js';

const key = ({ caseId }: { caseId: string }): string => `case-claim:${caseId}`;

/** A claim ends by itself, unless it was prolonged. */
export const lapseClaim = policy<CaseClaimed | CaseReleased | CaseDecided>({
  name: 'lapse-claim',
  on: {
    CaseClaimed: ({ data }) => [{ schedule: intent(LapseClaim, { caseId: data.caseId }), key: key(data), at: data.until }],
    CaseReleased: ({ data }) => [{ cancel: key(data) }],
    CaseDecided: ({ data }) => [{ cancel: key(data) }],
  },
});
