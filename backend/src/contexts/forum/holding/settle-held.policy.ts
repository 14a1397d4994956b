import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened, ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { HoldAgain, RefuseText, ReleaseText } from './held.commands.js';

/** What waits joins the forum when there is nothing against it, and is refused when there is; it waits again when that is taken back. What does not wait is left as it is. */
export const settleHeld = policy<ReportModerated | ReportDismissed | CaseDecided | CaseReopened>({
  name: 'settle-held',
  readsSealed: true,
  on: {
    ReportDismissed: ({ data: { reportedId, decisionId } }) => (decisionId === null ? release(reportedId) : []),
    ReportModerated: ({ data: { reportedId, decisionId, ...told } }) => (decisionId === null ? settle(reportedId, told) : []),
    // Whatever was decided against it keeps it out, also where nothing is done to text or member.
    CaseDecided: ({ data: { contentId, reportIds, message: note, upheld, outcome, reason } }) =>
      upheld
        ? refuse(contentId, { reason, outcome: outcome === 'no_action' ? 'content_deleted' : outcome, note, reportId: reportIds[0] ?? contentId })
        : release(contentId),
    CaseReopened: ({ data: { caseId } }) => [{ send: intent(HoldAgain, { textId: caseId }) }],
  },
});

interface Told {
  readonly reportId: string;
  readonly reason: string;
  readonly outcome: ModerationOutcome;
  readonly note: string | null;
}

const release = (textId: string) => [{ send: intent(ReleaseText, { textId }) }];
const refuse = (textId: string, { reportId, reason, outcome, note }: Told) => [{ send: intent(RefuseText, { textId, reportId, reason, outcome, note }) }];
const settle = (textId: string, told: Told) => (told.outcome === 'no_action' ? release(textId) : refuse(textId, told));
