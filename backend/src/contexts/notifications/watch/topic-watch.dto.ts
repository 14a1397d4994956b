import { WATCH_LEVELS, type WatchLevel } from '../../../../contracts/notifications.js';
import { OneOf } from '../../../platform/http/fields.js';

export class WatchTopicDto {
  @OneOf(WATCH_LEVELS)
  level!: WatchLevel;
}
