import { CASE_TEXT, isOnContent } from '../../../../contracts/cases.js';
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
    CaseDecided: ({ data: { reportedType, contentId: topicId, reportIds, reason, actions } }) => {
      const reportId = reportIds[0] ?? topicId;
      if (reportedType !== 'forum_topic') return [];
      if (actions.some(({ action }) => action === 'hide_content')) return [{ send: intent(HideTopic, { topicId, reportId, reason }) }];
      if (actions.some(({ action }) => action === 'delete_content')) return [{ send: intent(DeleteTopic, { topicId, reportId, reason }) }];
      return [];
    },
    CaseReopened: ({ data: { reportedType, caseId: topicId, reportIds, actions } }) => {
      if (reportedType !== 'forum_topic' || !actions.some(({ action }) => isOnContent(action))) return [];
      return [{ send: intent(RestoreRemovedTopic, { topicId, reportId: reportIds[0] ?? topicId, reason: CASE_TEXT.takenBack }) }];
    },
  },
});
