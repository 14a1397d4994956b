import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { RedeemVerification, VerifyEmail } from './account.commands.js';
import { accountStream } from './account.stream.js';
import { TOKEN_REFUSAL, VERIFICATION } from './verification.rules.js';

/**
 * Verifies the address of whoever holds the token. The fact comes first: of several requests with one token only one gets past it. After a crash
 * before the token is spent the address is verified, and its owner signs in with the password.
 */
@Injectable()
export class RedeemVerificationHandler implements ICommandHandler<RedeemVerification> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  /** Answers whose address it is. */
  async execute({ data, origin }: RedeemVerification): Promise<string> {
    const found = await this.tokens.find(data.token, VERIFICATION, origin.at);
    if (!found) throw TOKEN_REFUSAL();
    await this.names.keep(found.memberId, ACCOUNT_TEXT.tokenInvalid, origin);
    await this.store.decideOn(accountStream, found.memberId, new VerifyEmail({ memberId: found.memberId, byLink: true }, origin));
    await this.tokens.spend(found.memberId, VERIFICATION);
    return found.memberId;
  }
}
