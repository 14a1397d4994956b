import { NOTIFICATION_LIMITS, type ReadNotificationsRequest } from '../../../../contracts/notifications.js';
import { LENGTH, OptionalFlag, OptionalId, OptionalLimit, OptionalOffset, OptionalTexts } from '../../../platform/http/fields.js';

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

  @OptionalFlag()
  all?: boolean;
}
