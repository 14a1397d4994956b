import { NOTIFICATION_LIMITS, type ReadNotificationsRequest } from '../../../../contracts/notifications.js';
import { OptionalFlag, OptionalId, OptionalTexts, OptionalWhole } from '../../../platform/http/fields.js';

const LONGEST_ROW_ID = 100;

export class NotificationListDto {
  @OptionalWhole(1, 1_000_000)
  limit?: number;

  /** `next` of the page before. */
  @OptionalWhole(0, Number.MAX_SAFE_INTEGER)
  before?: number;
}

export class ReadNotificationsDto implements ReadNotificationsRequest {
  @OptionalTexts(NOTIFICATION_LIMITS.idsAtOnce, LONGEST_ROW_ID)
  ids?: string[];

  @OptionalId()
  topicId?: string;

  @OptionalFlag()
  all?: boolean;
}
