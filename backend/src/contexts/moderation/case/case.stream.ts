import type { StreamType } from '../../../kernel/decider.js';
import type { CaseCommand } from './case.commands.js';
import { moderationCase } from './case.decider.js';
import type { CaseEvent } from './case.events.js';
import type { Case } from './case.state.rules.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;
const WORDS = { subject: memberId, fields: ['message', 'staffNote'] } as const;

/** `case-<content id>`. What moderators write about a member is sealed under that member's key. */
export const caseStream: StreamType<Case, CaseCommand, CaseEvent> = {
  category: 'case',
  decider: moderationCase,
  events: {
    CaseOpened: { schema: 1 },
    ReportJoinedCase: { schema: 1 },
    ReportLeftCase: { schema: 1 },
    CaseClaimed: { schema: 1 },
    CaseReleased: { schema: 1 },
    CaseDecided: {
      schema: 3,
      personal: WORDS,
      earlier: [
        { personal: WORDS, upcast: (data) => ({ ...data, fields: [] }) },
        { personal: WORDS, upcast: (data) => ({ ...data, seen: null }) },
      ],
    },
    CaseAwaitsApproval: { schema: 1 },
    CaseAwaitsNoMore: { schema: 1 },
    CaseReopened: { schema: 1, personal: { subject: memberId, fields: ['note'] } },
  },
};
