import { Command } from '../../../kernel/command.js';
import type { MailBlocked } from './blocks.events.js';

export class BlockMail extends Command<MailBlocked['data'] & { reason: string }> {
  readonly type = 'BlockMail';
}

export class UnblockMail extends Command<{ blockId: string; adminId: string }> {
  readonly type = 'UnblockMail';
}

export type BlocksCommand = BlockMail | UnblockMail;
