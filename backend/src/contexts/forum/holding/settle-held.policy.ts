import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { RefuseText, ReleaseText } from './held.commands.js';

/** What waits joins the forum when there is nothing against it, and is refused when there is. What does not wait is left as it is. */
export const settleHeld = policy<ReportModerated | ReportDismissed | CaseDecided>({
  name: 'settle-held',
  readsSealed: true,
  on: {
    ReportDismissed: ({ data: { reportedId, decisionId } }) => (decisionId === null ? release(reportedId) : []),
    ReportModerated: ({ data: { reportedId, decisionId, ...told } }) => (decisionId === null ? settle(reportedId, told) : []),
    CaseDecided: ({ data: { contentId, reportIds, message: note, ...told } }) => settle(contentId, { ...told, note, reportId: reportIds[0] ?? contentId }),
  },
});

interface Told {
  readonly reportId: string;
  readonly reason: string;
  readonly outcome: ModerationOutcome;
  readonly note: string | null;
}

const release = (textId: string) => [{ send: intent(ReleaseText, { textId }) }];
const settle = (textId: string, { reportId, reason, outcome, note }: Told) =>
  outcome === 'no_action' ? release(textId) : [{ send: intent(RefuseText, { textId, reportId, reason, outcome, note }) }];
