import { Command } from '../../../kernel/command.js';

/** Lets a member leave a room whose page has gone, unless they were heard of since. `version`: of their seat when the page went. */
export class LeaveWhenAway extends Command<{ roomId: string; memberId: string; version: string }> {
  readonly type = 'LeaveWhenAway';
}
