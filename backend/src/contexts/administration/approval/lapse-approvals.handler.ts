import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { ExpireApproval, type LapseApprovals } from './approval.commands.js';
import { ApprovalsWith } from './approvals-with.port.js';

/** Ends one after the other; what is over stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class LapseApprovalsHandler implements ICommandHandler<LapseApprovals> {
  constructor(
    private readonly commands: CommandBus,
    private readonly approvals: ApprovalsWith,
  ) {}

  async execute({ data: { memberId }, origin }: LapseApprovals): Promise<void> {
    for (const approvalId of await this.approvals.waitingWith(memberId)) {
      await this.commands.execute(new ExpireApproval({ approvalId, cause: 'member_gone' }, step(origin, approvalId)));
    }
  }
}
