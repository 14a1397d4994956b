import type { ReportedType } from '../../../../contracts/moderation.js';

/** The text that a report is about, where it is one of the forum: a report does not say in which topic a comment stands. */
export const reportedText = (type: ReportedType, id: string): { topicId: string | null; commentId: string | null } => ({
  topicId: type === 'forum_topic' ? id : null,
  commentId: type === 'forum_comment' ? id : null,
});
