import type { ReportCase } from '@contracts/moderation';

/** Where the reported content stands in the member app, also when only moderators still see it there; null for a topic that its author took away. */
export function contentAddress({ topic_id, reported_type, reported_id, now }: ReportCase): string | null {
  if (reported_type === 'forum_comment') return `/forum/topic/${topic_id}#comment-${reported_id}`;
  return now.state === 'deleted' && !now.title ? null : `/forum/topic/${topic_id}`;
}
