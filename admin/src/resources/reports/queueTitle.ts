import type { ReportRow } from '@contracts/moderation';

/** A comment has no title of its own; its beginning is quoted. */
export const queueTitle = ({ reported_type, content_title }: ReportRow): string => (reported_type === 'forum_comment' ? `“${content_title}”` : content_title);
