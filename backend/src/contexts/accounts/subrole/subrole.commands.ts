import type { Subrole } from '../../../../contracts/subroles.js';
import { Command } from '../../../kernel/command.js';

export class RequestSubroles extends Command<{ memberId: string; requestId: string; subroles: readonly Subrole[]; reason: string; additionalInfo: string }> {
  readonly type = 'RequestSubroles';
}

export class ReviewSubroles extends Command<{
  memberId: string;
  requestId: string;
  reviewerId: string;
  status: 'approved' | 'rejected';
  approved: readonly Subrole[];
  rejected: readonly Subrole[];
  note: string;
}> {
  readonly type = 'ReviewSubroles';
}

/** Ends a request that nobody has reviewed. */
export class ExpireSubroleRequest extends Command<{ memberId: string; requestId: string }> {
  readonly type = 'ExpireSubroleRequest';
}

/** Ends the open request of somebody whose account has ended. */
export class CloseSubroleRequest extends Command<{ memberId: string }> {
  readonly type = 'CloseSubroleRequest';
}

/** Takes a sub-role away, or gives one back. */
export class DecideSubrole extends Command<{ memberId: string; adminId: string; subrole: Subrole; held: boolean; note: string }> {
  readonly type = 'DecideSubrole';
}

export type SubroleCommand = RequestSubroles | ReviewSubroles | ExpireSubroleRequest | CloseSubroleRequest | DecideSubrole;
