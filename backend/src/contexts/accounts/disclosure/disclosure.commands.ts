import type { DisclosurePurpose } from '../../../../contracts/member-record.js';
import { Command } from '../../../kernel/command.js';

/** Records that somebody of the staff reads a member's address. */
export class DiscloseMemberEmail extends Command<{ memberId: string; purpose: DisclosurePurpose; reason: string }> {
  readonly type = 'DiscloseMemberEmail';
}
