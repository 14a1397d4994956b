import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { CREDENTIALS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { PASSWORD_RESET, resetExpiry } from '../account/password.rules.js';
import { AccountLinks } from '../account-link/account-links.service.js';
import { RedeemEmailUndo, UndoEmailChange, type Undone } from './email-change.commands.js';
import { CHANGE_LINK_REFUSAL } from './email-change.rules.js';

/**
 * Gives an account back to its former address, and answers the token that sets a new password. The old password goes first, and with it every link
 * and every step of signing in that waits to be gone on with: after a crash this link is good once more, and nothing else is.
 */
@Injectable()
export class RedeemEmailUndoHandler implements ICommandHandler<RedeemEmailUndo> {
  constructor(
    private readonly store: EventStore,
    private readonly links: AccountLinks,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  async execute({ data: { token }, origin }: RedeemEmailUndo): Promise<Undone> {
    const change = await this.links.find('undo-email', token, origin.at);
    const { memberId, id: changeId } = change;
    const { changedEmail } = await this.store.state(accountStream, memberId);
    if (changedEmail?.changeId !== changeId) throw CHANGE_LINK_REFUSAL();
    await this.credentials.dropPassword(memberId);
    await this.links.spendAllBut(memberId, [['undo-email', changeId]]);
    await this.store.decideOn(accountStream, memberId, new UndoEmailChange({ memberId, changeId }, origin));
    // Also what was asked for in between, at the address that is gone.
    await this.links.spendAllBut(memberId, []);
    return { memberId, changeId, accessToken: await this.tokens.issue({ purpose: PASSWORD_RESET, memberId, expiresAt: resetExpiry(origin.at) }) };
  }
}
