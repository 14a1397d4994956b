import type { StreamType } from '../../../kernel/decider.js';
import type { BlockCommand } from './block.commands.js';
import { type BlockState, block } from './block.decider.js';
import type { BlockEvent } from './block.events.js';

/** `block-<member id>.<id of the blocked one>` */
export const blockStream: StreamType<BlockState, BlockCommand, BlockEvent> = {
  category: 'block',
  decider: block,
  events: { MemberBlocked: { schema: 1 }, MemberUnblocked: { schema: 1 } },
};
