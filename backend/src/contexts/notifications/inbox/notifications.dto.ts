import {
  type ChooseNotificationRequest,
  MAIL_FREQUENCIES,
  type MailFrequency,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_LIMITS,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
  type ReadNotificationsRequest,
} from '../../../../contracts/notifications.js';
import { Flag, LENGTH, OneOf, OptionalFlag, OptionalId, OptionalLimit, OptionalOffset, OptionalOneOf, OptionalTexts } from '../../../platform/http/fields.js';

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

export class NotificationListDto {
  @OptionalLimit()
  limit?: number;

  /** `next` of the page before. */
  @OptionalOffset(Number.MAX_SAFE_INTEGER)
  before?: number;
}

export class ReadNotificationsDto implements ReadNotificationsRequest {
  @OptionalTexts(NOTIFICATION_LIMITS.idsAtOnce, LENGTH.rowId)
  ids?: string[];

  @OptionalId()
  topicId?: string;

  @OptionalId()
  postId?: string;

  @OptionalId()
  projectId?: string;

  @OptionalFlag()
  all?: boolean;
}
