import type { WatchLevel } from '../../../../contracts/notifications.js';
import { Command } from '../../../kernel/command.js';

/** What is watched. */
export type Watched = { topicId: string } | { postId: string } | { projectId: string };

export class WatchThread extends Command<Watched & { memberId: string; level: WatchLevel }> {
  readonly type = 'WatchThread';
}
