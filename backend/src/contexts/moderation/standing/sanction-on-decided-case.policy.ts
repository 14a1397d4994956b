import { CASE_TEXT, type CaseAction } from '../../../../contracts/cases.js';
import { DEFAULT_MUTE_MINUTES } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import { type Intent, intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../case/case.events.js';
import { BanMember, IssueWarning, MuteMember, SuspendMember, TakeBackDecision } from './standing.commands.js';

/** What is decided on a case touches its member's standing once, however many reported; what is taken back ends. */
export const sanctionOnDecidedCase = policy<CaseDecided | CaseReopened>({
  name: 'sanction-on-decided-case',
  readsSealed: true,
  on: {
    // A suspension comes before a warning: what a moderator chose is not to be taken for what the threshold caused.
    CaseDecided: ({ data }) => [...data.actions].sort(warningsLast).flatMap((action) => sanctionFor(action, data)),
    CaseReopened: ({ data: { memberId, decisionId, note, rules, actions } }) => {
      const kinds = actions.flatMap(({ action }) => KINDS[action] ?? []);
      return kinds.length > 0 ? [{ send: intent(TakeBackDecision, { memberId, decisionId, kinds, note: note ?? CASE_TEXT.takenBack, policy: rules }) }] : [];
    },
  },
});

const KINDS: Readonly<Partial<Record<CaseAction['action'], SanctionKind>>> = {
  warn_user: 'warned',
  mute_user: 'muted',
  suspend_user: 'suspended',
  ban_user: 'banned',
};
const warningsLast = (one: CaseAction, other: CaseAction): number => Number(one.action === 'warn_user') - Number(other.action === 'warn_user');

const sanctionOf = ({ memberId, decisionId: sanctionId, reportIds, contentId, reason, message: note }: CaseDecided['data']) => ({
  ...{ memberId, sanctionId, reportId: reportIds[0] ?? null, contentId, reason, note },
});

/** The warning that a decision gives, where it gives one. */
export const warningOf = (decided: CaseDecided['data']): IssueWarning['data'] => ({ ...sanctionOf(decided), policy: decided.rules });

function sanctionFor({ action, durationMinutes }: CaseAction, decided: CaseDecided['data']): readonly { send: Intent }[] {
  const sanction = sanctionOf(decided);
  switch (action) {
    case 'warn_user':
      return [{ send: intent(IssueWarning, warningOf(decided)) }];
    case 'mute_user':
      return [{ send: intent(MuteMember, { ...sanction, durationMinutes: durationMinutes ?? DEFAULT_MUTE_MINUTES }) }];
    case 'suspend_user':
      return [{ send: intent(SuspendMember, { ...sanction, durationMinutes }) }];
    case 'ban_user':
      return [{ send: intent(BanMember, { ...sanction, durationMinutes }) }];
    default:
      return [];
  }
}
