import { BLOCK_LIMITS, BLOCKS_TEXT, blockReasonProblem } from '../../../../contracts/mail-blocks.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { BlocksCommand } from './mail-blocks.commands.js';
import type { BlocksEvent } from './mail-blocks.events.js';

/** What is blocked, by the id of the block; and the other way round. */
export interface Blocked {
  readonly values: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}

export const mailBlocks: Decider<Blocked, BlocksCommand, BlocksEvent> = {
  initial: { values: new Map(), ids: new Map() },
  evolve({ values, ids }, { type, data }) {
    if (type === 'MailBlocked') return { values: new Map(values).set(data.blockId, data.value), ids: new Map(ids).set(data.value, data.blockId) };
    const value = values.get(data.blockId);
    return { values: without(values, data.blockId), ids: value === undefined ? ids : without(ids, value) };
  },
  decide(command, { values, ids }) {
    if (command.type === 'UnblockMail') {
      const { blockId, adminId } = command.data;
      return values.has(blockId) ? [{ type: 'MailUnblocked', data: { blockId, adminId } }] : [];
    }
    const reason = command.data.reason.trim();
    refuseProblems('blocks.invalid', { reason: blockReasonProblem(reason) ?? undefined });
    if (ids.has(command.data.value)) throw new RuleViolation('blocks.already', BLOCKS_TEXT.already, null, 'conflict');
    if (values.size >= BLOCK_LIMITS.blocks) throw new RuleViolation('blocks.full', BLOCKS_TEXT.full, null, 'conflict');
    return [{ type: 'MailBlocked', data: { ...command.data, reason } }];
  },
};

function without(map: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  const left = new Map(map);
  left.delete(key);
  return left;
}

/** The one stream `blocked-mail`. */
export const BLOCKS_ID = 'mail';
export const blocksStream: StreamType<Blocked, BlocksCommand, BlocksEvent> = {
  category: 'blocked',
  decider: mailBlocks,
  events: { MailBlocked: { schema: 1, personal: { subject: ({ adminId }) => adminId, fields: ['reason'] } }, MailUnblocked: { schema: 1 } },
};
