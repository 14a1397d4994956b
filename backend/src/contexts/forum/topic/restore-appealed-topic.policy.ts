import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { ReturnTopicText } from './topic-edition.commands.js';
import { RestoreRemovedTopic } from './topic-moderation.commands.js';

/** A topic comes back, or its author's words do, when the decision that took them away was taken back on appeal. */
export const restoreAppealedTopic = policy<AppealDecided>({
  name: 'restore-appealed-topic',
  on: {
    AppealDecided: ({ data: { content } }) => {
      if (content?.type !== 'forum_topic') return [];
      const { id: topicId, reportId, back } = content;
      switch (back) {
        case 'shown':
          return [{ send: intent(RestoreRemovedTopic, { topicId, reportId, reason: TOOL_TEXT.restoredOnAppeal }) }];
        case 'words':
          return [{ send: intent(ReturnTopicText, { topicId, decisionId: reportId, reason: TOOL_TEXT.restoredOnAppeal }) }];
        case 'lost':
        case 'closed':
        case 'roomGone':
          return [];
      }
    },
  },
});
