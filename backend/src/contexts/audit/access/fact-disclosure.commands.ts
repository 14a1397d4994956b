import type { DisclosurePurpose } from '../../../../contracts/member-record.js';
import { Command } from '../../../kernel/command.js';

/** Records that somebody of the staff reads what is personal in a fact. */
export class DiscloseFact extends Command<{
  memberId: string;
  factId: string;
  factType: string;
  fields: string[];
  purpose: DisclosurePurpose;
  reason: string;
}> {
  readonly type = 'DiscloseFact';
}
