import { givenBackBy, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened, ReportModerated } from '../../moderation/public.js';
import { DeleteTopic, HideTopic } from './topic.commands.js';
import { RestoreRemovedTopic } from './topic-moderation.commands.js';

/** A topic is hidden or deleted when a decision on what was reported says so, and restored when that is taken back. */
export const withdrawReportedTopic = policy<ReportModerated | CaseDecided | CaseReopened>({
  name: 'withdraw-reported-topic',
  on: {
    ReportModerated: ({ data: { reportedType, reportedId: topicId, reportId, reason, outcome, decisionId } }) => {
      if (reportedType !== 'forum_topic' || decisionId !== null) return [];
      if (outcome === 'content_hidden') return [{ send: intent(HideTopic, { topicId, reportId, reason }) }];
      if (outcome === 'content_deleted') return [{ send: intent(DeleteTopic, { topicId, reportId, reason }) }];
      return [];
    },
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'forum_topic').map(({ contentId: topicId, why, isHidden }) => ({
        send: isHidden ? intent(HideTopic, { topicId, ...why }) : intent(DeleteTopic, { topicId, ...why }),
      })),
    CaseReopened: ({ data }) =>
      givenBackBy(data, 'forum_topic').map(({ contentId: topicId, why }) => ({ send: intent(RestoreRemovedTopic, { topicId, ...why }) })),
  },
});
