import type { NotificationChannel, NotificationType } from '../../../../contracts/notifications.js';
import type { DomainEvent } from '../../../kernel/event.js';

export type NotificationChosen = DomainEvent<'NotificationChosen', { memberId: string; type: NotificationType; channel: NotificationChannel; wanted: boolean }>;
