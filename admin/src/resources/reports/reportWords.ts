import { SYSTEM_REPORTER } from '@contracts/holding';
import { OUTCOME_LABEL, REPORT_STATUS_LABEL, type ReportCase, type ReportReason, type ReportRow } from '@contracts/moderation';
import type { Tone } from '../../desk/Chip';

export const isSettled = ({ status }: Pick<ReportRow, 'status'>) => status === 'resolved' || status === 'dismissed';

/** A comment has no title of its own; its beginning is quoted. */
export const queueTitle = ({ reported_type, content_title }: ReportRow): string => (reported_type === 'forum_comment' ? `“${content_title}”` : content_title);

/** How a settled report ended. A ban is recorded under the same outcome as a suspension, so it is named beside it. */
export function outcomeText({ status, outcome, action, reporter_id }: ReportRow): string {
  if (outcome === 'taken_back') return OUTCOME_LABEL.taken_back;
  if (status === 'dismissed' && reporter_id === SYSTEM_REPORTER) return 'Yayımlandı';
  if (status !== 'resolved' || !outcome) return REPORT_STATUS_LABEL[status];
  return action === 'ban_user' ? `${OUTCOME_LABEL[outcome]} (yasaklama)` : OUTCOME_LABEL[outcome];
}

/** Where the reported content stands in the member app, also when only moderators still see it there; null for a topic that its author took away. */
export function contentAddress({ topic_id, reported_type, reported_id, now }: ReportCase): string | null {
  if (reported_type === 'forum_comment') return `/forum/topic/${topic_id}#comment-${reported_id}`;
  return now.state === 'deleted' && !now.title ? null : `/forum/topic/${topic_id}`;
}

export const REASON_TONE: Record<ReportReason, Tone> = {
  hate_speech: 'danger',
  harassment: 'danger',
  violence: 'danger',
  scam: 'danger',
  spam: 'warn',
  nudity: 'warn',
  impersonation: 'info',
  other: 'plain',
};
