import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { CREDENTIALS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { PASSWORD_RESET, resetExpiry } from '../account/password.rules.js';
import { ChangeLinks } from './change-links.service.js';
import { RedeemEmailUndo, UndoEmailChange } from './email-change.commands.js';
import { CHANGE_LINK_REFUSAL } from './email-change.rules.js';

/**
 * Gives an account back to its former address, and answers the token that sets a new password. The old password goes first, and with it every link
 * that was mailed for a new one: after a crash the same link is good once more, and no password is.
 */
@Injectable()
export class RedeemEmailUndoHandler implements ICommandHandler<RedeemEmailUndo> {
  constructor(
    private readonly store: EventStore,
    private readonly links: ChangeLinks,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  async execute({ data: { token }, origin }: RedeemEmailUndo): Promise<string> {
    const change = await this.links.find('undo', token, origin.at);
    const { memberId, changeId } = change;
    const { changedEmail } = await this.store.state(accountStream, memberId);
    if (changedEmail?.changeId !== changeId) throw CHANGE_LINK_REFUSAL();
    await this.credentials.dropPassword(memberId);
    await this.tokens.spend(memberId, PASSWORD_RESET);
    await this.store.decideOn(accountStream, memberId, new UndoEmailChange({ memberId, changeId }, origin));
    await this.links.spend('undo', change);
    return this.tokens.issue({ purpose: PASSWORD_RESET, memberId, expiresAt: resetExpiry(origin.at) });
  }
}
