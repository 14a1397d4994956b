import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { NameReservations } from '../reservation/name-reservations.js';
import { RedeemVerification, VerifyEmail } from './account.commands.js';
import { accountStream } from './account.stream.js';
import { VERIFICATION } from './verification.rules.js';

/** Verifies the address of whoever holds the token. The token is spent only after the fact is recorded. */
@CommandHandler(RedeemVerification)
export class RedeemVerificationHandler implements ICommandHandler<RedeemVerification> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  /** Answers whose address it is. */
  async execute({ data, origin }: RedeemVerification): Promise<string> {
    const found = await this.tokens.find(data.token, VERIFICATION, origin.at);
    if (!found) throw new RuleViolation('TOKEN_INVALID', ACCOUNT_TEXT.tokenInvalid, { token: ACCOUNT_TEXT.tokenInvalid });
    await this.names.keep(found.memberId, ACCOUNT_TEXT.tokenInvalid, origin);
    await this.store.decideOn(accountStream, found.memberId, new VerifyEmail({ memberId: found.memberId }, origin));
    await this.tokens.spend(found.memberId, VERIFICATION);
    return found.memberId;
  }
}
