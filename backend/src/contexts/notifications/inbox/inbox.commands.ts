import { Command } from '../../../kernel/command.js';
import type { ReadRow } from './inbox.events.js';

/** Some rows of the centre, all about a topic or a post, or all. */
export class ReadNotifications extends Command<{ memberId: string; ids: readonly string[] | null; topicId: string | null; postId: string | null }> {
  readonly type = 'ReadNotifications';
}

export class RecordRead extends Command<{ memberId: string; rows: readonly ReadRow[] }> {
  readonly type = 'RecordRead';
}

export class ForgetNotifications extends Command<{ memberId: string }> {
  readonly type = 'ForgetNotifications';
}

export class RecordForgotten extends Command<{ memberId: string; rowIds: readonly string[]; topicIds: readonly string[] }> {
  readonly type = 'RecordForgotten';
}

export type InboxCommand = RecordRead | RecordForgotten;
