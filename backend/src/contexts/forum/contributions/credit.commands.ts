import { Command } from '../../../kernel/command.js';

/** Has the credit of a topic be what its topic says now. */
export class SettleCredit extends Command<{ topicId: string }> {
  readonly type = 'SettleCredit';
}

/** `solved` is null where nobody is to be credited. */
export class CreditSolution extends Command<{ topicId: string; seen: number; solved: { commentId: string; memberId: string } | null }> {
  readonly type = 'CreditSolution';
}
