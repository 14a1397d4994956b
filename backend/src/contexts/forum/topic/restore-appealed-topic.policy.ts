import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { RestoreRemovedTopic } from './topic-moderation.commands.js';

/** A topic comes back when the decision that took it away was taken back on appeal. */
export const restoreAppealedTopic = policy<AppealDecided>({
  name: 'restore-appealed-topic',
  on: {
    AppealDecided: ({ data: { content } }) =>
      content?.type === 'forum_topic'
        ? [{ send: intent(RestoreRemovedTopic, { topicId: content.id, reportId: content.reportId, reason: TOOL_TEXT.restoredOnAppeal }) }]
        : [],
  },
});
