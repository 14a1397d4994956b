import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { CREDENTIALS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { ChangePassword, ReplacePassword } from './account.commands.js';
import { accountStream } from './account.stream.js';
import { PASSWORD_RESET, refusePassword } from './password.rules.js';

/** Sets a new password in a session; links that were mailed before lead nowhere from then on. The fact comes first: a request that is repeated after a crash still gives the right old password. */
@Injectable()
export class ReplacePasswordHandler implements ICommandHandler<ReplacePassword> {
  constructor(
    private readonly store: EventStore,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  async execute({ data: { memberId, sessionId, password }, origin }: ReplacePassword): Promise<void> {
    refusePassword(password);
    await this.store.decideOn(accountStream, memberId, new ChangePassword({ memberId, linkHash: null, sessionId }, origin));
    await this.credentials.set(memberId, password);
    await this.tokens.spend(memberId, PASSWORD_RESET);
  }
}
