import { WATCH_LEVELS, type WatchLevel } from '../../../../contracts/notifications.js';
import { OneOf } from '../../../platform/http/fields.js';

export class WatchDto {
  @OneOf(WATCH_LEVELS)
  level!: WatchLevel;
}
