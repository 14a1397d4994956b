import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { Command } from '../../../kernel/command.js';

/** Tells a reporter what became of the report. */
export class MailReportSettled extends Command<{ reporterId: string; upheld: boolean }> {
  readonly type = 'MailReportSettled';
}

/** Tells an author what moderators did with a text. */
export class MailModeratedContent extends Command<{
  authorId: string;
  topicId: string;
  commentId: string | null;
  outcome: NotificationOutcome;
  /** What moderators wrote to explain it, where authors are told. */
  note?: string | null;
}> {
  readonly type = 'MailModeratedContent';
}

/** What a member is told about a decision that concerns them. */
export type Sanction =
  | { readonly kind: 'warned'; readonly reason: string }
  | { readonly kind: 'muted'; readonly reason: string; readonly until: string }
  | { readonly kind: 'suspended' | 'banned'; readonly reason: string; readonly until: string | null };

export class MailSanction extends Command<{ memberId: string; sanction: Sanction }> {
  readonly type = 'MailSanction';
}
