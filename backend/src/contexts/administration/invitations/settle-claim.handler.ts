import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { ReturnInvitation, type SettleClaim, UseInvitation } from './invitations.commands.js';
import { invitationStream } from './invitations.decider.js';
import { OpenedAccounts } from './opened-accounts.port.js';

@Injectable()
export class SettleClaimHandler implements ICommandHandler<SettleClaim> {
  constructor(
    private readonly store: EventStore,
    private readonly accounts: OpenedAccounts,
  ) {}

  async execute({ data, origin }: SettleClaim): Promise<void> {
    const isOpened = await this.accounts.isOpened(data.memberId);
    await this.store.decideOn(invitationStream, data.invitationId, isOpened ? new UseInvitation(data, origin) : new ReturnInvitation(data, origin));
  }
}
