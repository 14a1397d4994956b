import { Command } from '../../../kernel/command.js';
import type { MailBlocked } from './mail-blocks.events.js';

export class BlockMail extends Command<MailBlocked['data'] & { reason: string }> {
  readonly type = 'BlockMail';
}

/** `domain`: the one that is let go; null for an address. */
export class UnblockMail extends Command<{ blockId: string; adminId: string; domain: string | null }> {
  readonly type = 'UnblockMail';
}

export type BlocksCommand = BlockMail | UnblockMail;
