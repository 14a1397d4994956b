import type { ReportCase } from '@contracts/moderation';

/** Where the reported content stands in the member app. */
export const contentAddress = ({ topic_id, reported_type, reported_id }: ReportCase): string =>
  reported_type === 'forum_comment' ? `/forum/topic/${topic_id}#comment-${reported_id}` : `/forum/topic/${topic_id}`;
