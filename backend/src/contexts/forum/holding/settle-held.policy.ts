import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { RefuseText, ReleaseText } from './held.commands.js';

type Reported = ReportModerated['data'] | ReportDismissed['data'];

const release = ({ reportedId: textId }: Reported) => intent(ReleaseText, { textId });
const refuse = ({ reportedId: textId, reportId, reason, outcome, note }: ReportModerated['data']) =>
  intent(RefuseText, { textId, reportId, reason, outcome, note });

/** What waits joins the forum when there is nothing against it, and is refused when there is. What does not wait is left as it is. */
export const settleHeld = policy<ReportModerated | ReportDismissed>({
  name: 'settle-held',
  readsSealed: true,
  on: {
    ReportDismissed: ({ data }) => [{ send: release(data) }],
    ReportModerated: ({ data }) => [{ send: data.outcome === 'no_action' ? release(data) : refuse(data) }],
  },
});
