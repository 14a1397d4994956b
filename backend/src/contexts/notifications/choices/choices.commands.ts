import type { MailFrequency, NotificationChannel, NotificationType } from '../../../../contracts/notifications.js';
import { Command } from '../../../kernel/command.js';

/** `frequency` null means the usual one of the type. */
export class ChooseNotification extends Command<{
  memberId: string;
  type: NotificationType;
  channel: NotificationChannel;
  wanted: boolean;
  frequency: MailFrequency | null;
}> {
  readonly type = 'ChooseNotification';
}

/** No digest is sent to the member any more. */
export class StopDigests extends Command<{ memberId: string }> {
  readonly type = 'StopDigests';
}

/** The member is mailed no more about postings that suit them. */
export class StopMatchMails extends Command<{ memberId: string }> {
  readonly type = 'StopMatchMails';
}

/** The member is mailed no more about what is new in their searches. */
export class StopJobDigests extends Command<{ memberId: string }> {
  readonly type = 'StopJobDigests';
}

export type ChoicesCommand = ChooseNotification | StopDigests | StopMatchMails | StopJobDigests;
