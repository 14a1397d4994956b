import { Command } from '../../../kernel/command.js';

export class WantJobSearchMails extends Command<{ memberId: string; wanted: boolean }> {
  readonly type = 'WantJobSearchMails';
}
