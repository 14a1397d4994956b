import type { Role } from '../../../../contracts/permissions.js';
import { Command } from '../../../kernel/command.js';

interface Demanding {
  memberId: string;
  moderatorId: string;
  moderatorRole: Role;
  /** Why. */
  note: string;
}

/** Staff want a member to verify their address once more, before which the member cannot write. */
export class DemandVerification extends Command<Demanding> {
  readonly type = 'DemandVerification';
}

export class WithdrawVerificationDemand extends Command<Demanding> {
  readonly type = 'WithdrawVerificationDemand';
}
