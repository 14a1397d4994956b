import type { NotificationChannel, NotificationType } from '../../../../contracts/notifications.js';
import { Command } from '../../../kernel/command.js';

export class ChooseNotification extends Command<{ memberId: string; type: NotificationType; channel: NotificationChannel; wanted: boolean }> {
  readonly type = 'ChooseNotification';
}
