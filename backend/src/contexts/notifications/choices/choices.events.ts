import type { MailFrequency, NotificationChannel, NotificationType } from '../../../../contracts/notifications.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** `frequency` is how often a wanted mail comes; facts without it are of the time when mails came at once only, and mean that. */
export type NotificationChosen = DomainEvent<
  'NotificationChosen',
  { memberId: string; type: NotificationType; channel: NotificationChannel; wanted: boolean; frequency?: MailFrequency }
>;
