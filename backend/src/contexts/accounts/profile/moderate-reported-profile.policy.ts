import type { WithheldHow } from '../../../../contracts/profile-fields.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { ModerateProfile, type ProfileAct } from './profile.commands.js';

const send = (memberId: string, decisionId: string, act: ProfileAct) => ({ send: intent(ModerateProfile, { memberId, decisionId, act }) });

/** Fields of a profile are kept from view, and what waits is let in or kept out, as a decision on its case says; all of it ends when that is taken back. */
export const moderateReportedProfile = policy<CaseDecided | CaseReopened | AppealDecided>({
  name: 'moderate-reported-profile',
  readsSealed: true,
  on: {
    CaseDecided: ({ data: { reportedType, caseId, decisionId, reportIds, actions, fields, reason, clause, message, upheld } }) => {
      if (reportedType !== 'user_profile') return [];
      const how = howIn(actions);
      return [
        send(caseId, decisionId, { kind: 'settle', letsIn: !upheld, reportIds }),
        ...(how ? [send(caseId, decisionId, { kind: 'withhold', how, fields, reason, clause, message })] : []),
      ];
    },
    CaseReopened: ({ data: { reportedType, caseId, decisionId } }) =>
      reportedType === 'user_profile' ? [send(caseId, decisionId, { kind: 'give-back' }), send(caseId, decisionId, { kind: 'hold-again' })] : [],
    AppealDecided: ({ data: { content, appealId } }) => (content?.type === 'user_profile' ? [send(content.id, appealId, { kind: 'give-back' })] : []),
  },
});

function howIn(actions: readonly { readonly action: string }[]): WithheldHow | null {
  if (actions.some(({ action }) => action === 'hide_content')) return 'hidden';
  return actions.some(({ action }) => action === 'delete_content') ? 'deleted' : null;
}
