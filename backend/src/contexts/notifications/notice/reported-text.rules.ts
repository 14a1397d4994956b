import type { ReportedType } from '../../../../contracts/moderation.js';

/** The text that a report is about, where it is one of the forum: a report does not say in which topic a comment stands. */
export function reportedText(type: ReportedType, id: string): { topicId: string | null; commentId: string | null } {
  switch (type) {
    case 'forum_topic':
      return { topicId: id, commentId: null };
    case 'forum_comment':
      return { topicId: null, commentId: id };
    case 'blog_post':
    case 'project':
    case 'project_update':
    case 'chat_message':
    case 'job_listing':
    case 'voice_room':
    case 'voice_message':
    case 'user_profile':
      return { topicId: null, commentId: null };
  }
}
