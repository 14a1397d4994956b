import type { AboveIds } from '../../../../contracts/above.js';
import { Command } from '../../../kernel/command.js';
import type { ReadRow } from './inbox.events.js';

/** Some rows of the centre, all about a topic, a post or a project, or all. */
export class ReadNotifications extends Command<AboveIds & { memberId: string; ids: readonly string[] | null; topicId: string | null }> {
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
