import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { PROOF_TEXT } from '../../../../contracts/proof.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { CREDENTIALS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { ChangePassword, SetFirstPassword } from '../account/account.commands.js';
import { accountStream } from '../account/account.stream.js';
import { PASSWORD_RESET, refusePassword } from '../account/password.rules.js';

/** Gives a member who came by a provider a password; links that were mailed before lead nowhere from then on. The fact comes first: of several requests with one proof only one gets past it. */
@Injectable()
export class SetFirstPasswordHandler implements ICommandHandler<SetFirstPassword> {
  constructor(
    private readonly store: EventStore,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  async execute({ data: { memberId, sessionId, proof, password }, origin }: SetFirstPassword): Promise<void> {
    refusePassword(password);
    if (await this.credentials.has(memberId)) throw new RuleViolation('account.has-password', PROOF_TEXT.hasPassword);
    await this.store.decideOn(accountStream, memberId, new ChangePassword({ memberId, linkHash: sha256(proof), sessionId }, origin));
    await this.credentials.set(memberId, password);
    await this.tokens.spend(memberId, PASSWORD_RESET);
  }
}
