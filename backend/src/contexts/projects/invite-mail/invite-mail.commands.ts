import { Command } from '../../../kernel/command.js';

/** Tells of an invitation to an address, or tells once more. */
export class MailProjectInvite extends Command<{ projectId: string; inviteId: string }> {
  readonly type = 'MailProjectInvite';
}
