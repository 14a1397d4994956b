import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportModerated } from '../../moderation/public.js';
import { DeleteTopic, HideTopic } from './topic.commands.js';

/** A topic is hidden or deleted when a report about it says so. */
export const withdrawReportedTopic = policy<ReportModerated>({
  name: 'withdraw-reported-topic',
  on: {
    ReportModerated: ({ data: { reportedType, reportedId: topicId, reportId, reason, outcome } }) => {
      if (reportedType !== 'forum_topic') return [];
      if (outcome === 'content_hidden') return [{ send: intent(HideTopic, { topicId, reportId, reason }) }];
      if (outcome === 'content_deleted') return [{ send: intent(DeleteTopic, { topicId, reportId, reason }) }];
      return [];
    },
  },
});
