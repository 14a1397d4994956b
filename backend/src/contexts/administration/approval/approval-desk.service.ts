import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_TEXT, type ApprovalRow } from '../../../../contracts/approvals.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { GrantApproval, RefuseApproval, WithdrawApproval } from './approval.commands.js';
import { ApprovalQuery } from './approval.query.js';

/** Lets the staff confirm, refuse and withdraw. Each answers the request as it stands then. */
@Injectable()
export class ApprovalDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly approvals: ApprovalQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  async grant(id: string, note: string | undefined, caller: Caller): Promise<ApprovalRow> {
    const origin = this.origins.of(caller);
    const { confirming, correlationId } = await this.approvals.confirming(id, caller);
    return this.send(new GrantApproval({ ...confirming, note: note ?? null }, under(correlationId, origin)), caller);
  }

  async refuse(id: string, note: string, caller: Caller): Promise<ApprovalRow> {
    const origin = this.origins.of(caller);
    const { confirming, correlationId } = await this.approvals.confirming(id, caller);
    return this.send(new RefuseApproval({ ...confirming, note }, under(correlationId, origin)), caller);
  }

  async withdraw(approvalId: string, caller: Caller): Promise<ApprovalRow> {
    const origin = this.origins.of(caller);
    const { confirming, correlationId } = await this.approvals.confirming(approvalId, caller);
    return this.send(new WithdrawApproval({ approvalId, by: confirming.by }, under(correlationId, origin)), caller);
  }

  private async send(command: Command<{ approvalId: string }>, caller: Caller): Promise<ApprovalRow> {
    await this.commands.execute(command);
    return this.reply.afterPolicies(async () => {
      const found = await this.approvals.one(command.data.approvalId, caller);
      if (!found) throw notFound(APPROVAL_TEXT.unknown);
      return found;
    }, command.origin.correlationId);
  }
}

/** Everything that comes of a request bears its correlation, from the asking to what is carried out. */
const under = (correlationId: string | null, origin: Origin): Origin => ({ ...origin, correlationId: correlationId ?? origin.correlationId });
