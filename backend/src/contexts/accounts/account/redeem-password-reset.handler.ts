import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { CREDENTIALS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { ChangePassword, RedeemPasswordReset } from './account.commands.js';
import { accountStream } from './account.stream.js';
import { LINK_REFUSAL, PASSWORD_RESET, refusePassword } from './password.rules.js';

/** Sets the password of whoever holds the token, and answers whose it is. The fact comes first: of several requests with one token only one gets past it. */
@Injectable()
export class RedeemPasswordResetHandler implements ICommandHandler<RedeemPasswordReset> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async execute({ data: { token, password }, origin }: RedeemPasswordReset): Promise<string> {
    const found = await this.tokens.find(token, PASSWORD_RESET, origin.at);
    if (!found) throw LINK_REFUSAL();
    refusePassword(password);
    const { memberId } = found;
    await this.names.keep(memberId, ACCESS_TEXT.linkInvalid, origin);
    await this.store.decideOn(accountStream, memberId, new ChangePassword({ memberId, linkHash: sha256(token), sessionId: null }, origin));
    await this.credentials.set(memberId, password);
    await this.tokens.spend(memberId, PASSWORD_RESET);
    return memberId;
  }
}
