import type { ReportCase } from '@contracts/moderation';

/** Where the reported content stands in the member app; null for a topic whose page is gone. */
export function contentAddress({ topic_id, reported_type, reported_id, now }: ReportCase): string | null {
  if (reported_type === 'forum_comment') return `/forum/topic/${topic_id}#comment-${reported_id}`;
  return now.state === 'deleted' ? null : `/forum/topic/${topic_id}`;
}
