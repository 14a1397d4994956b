import {
  type ChooseNotificationRequest,
  MAIL_FREQUENCIES,
  type MailFrequency,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
} from '../../../../contracts/notifications.js';
import { Flag, OneOf, OptionalOneOf } from '../../../platform/http/fields.js';

export class ChooseNotificationDto implements ChooseNotificationRequest {
  @OneOf(NOTIFICATION_TYPES)
  type!: NotificationType;

  @OneOf(NOTIFICATION_CHANNELS)
  channel!: NotificationChannel;

  @Flag()
  wanted!: boolean;

  @OptionalOneOf(MAIL_FREQUENCIES)
  frequency?: MailFrequency;
}
