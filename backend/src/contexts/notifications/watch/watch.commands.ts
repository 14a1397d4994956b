import type { WatchLevel } from '../../../../contracts/notifications.js';
import { Command } from '../../../kernel/command.js';

export class WatchTopic extends Command<{ topicId: string; memberId: string; level: WatchLevel }> {
  readonly type = 'WatchTopic';
}
