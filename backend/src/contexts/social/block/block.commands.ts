import { Command } from '../../../kernel/command.js';
import type { Follow } from '../follow/follow.events.js';

export class BlockMember extends Command<Follow> {
  readonly type = 'BlockMember';
}

export class UnblockMember extends Command<Follow> {
  readonly type = 'UnblockMember';
}

export type BlockCommand = BlockMember | UnblockMember;
