import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { VERIFICATION } from '../account/verification.rules.js';
import { WithdrawVerificationDemand } from './verification-demand.commands.js';

/** Takes a demand back. Its links end with it: a later demand is answered by a link of its own. */
@Injectable()
export class WithdrawVerificationDemandHandler implements ICommandHandler<WithdrawVerificationDemand> {
  constructor(
    private readonly store: EventStore,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  async execute(command: WithdrawVerificationDemand): Promise<void> {
    const { memberId } = command.data;
    await this.store.decideOn(accountStream, memberId, command);
    await this.tokens.spend(memberId, VERIFICATION);
  }
}
