import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LinkAccount } from './identity.commands.js';
import { ProviderAccounts } from './provider-accounts.service.js';

@Injectable()
export class LinkAccountHandler implements ICommandHandler<LinkAccount> {
  constructor(private readonly accounts: ProviderAccounts) {}

  execute({ data: { memberId, identity }, origin }: LinkAccount): Promise<void> {
    return this.accounts.link(memberId, identity, origin);
  }
}
