import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Credentials, OneTimeTokens } from '../../../kernel/vault.js';
import { CREDENTIALS, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { PASSWORD_RESET, resetExpiry } from '../account/password.rules.js';
import { AccountLinks } from '../account-link/account-links.service.js';
import { UndoEmailChange } from '../email-change/email-change.commands.js';
import { CHANGE_LINK_REFUSAL } from '../email-change/email-change.rules.js';
import { sessionStream } from '../session/session.stream.js';
import { AccountAdditions } from '../taking-back/additions.service.js';
import { RecordTakingBack } from '../taking-back/taking-back.commands.js';
import { takingBackStream } from '../taking-back/taking-back.decider.js';
import { type Disowned, RedeemDisowning } from './known-device.commands.js';

/**
 * Gives an account to the owner of the mailbox who says that a sign-in was not theirs. As with the way back of an address the old password goes
 * first and the fact after it: after a crash this link is good once more. Whoever may still take the address of the account back keeps their links:
 * the mailbox may be the one that somebody has just put in its place.
 */
@Injectable()
export class RedeemDisowningHandler implements ICommandHandler<RedeemDisowning> {
  constructor(
    private readonly store: EventStore,
    private readonly links: AccountLinks,
    private readonly additions: AccountAdditions,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
  ) {}

  async execute({ data: { token }, origin }: RedeemDisowning): Promise<Disowned> {
    const { memberId, id: sessionId } = await this.links.find('disown-sign-in', token, origin.at);
    const [begun] = await this.store.read(sessionStream, sessionId);
    if (begun?.data.memberId !== memberId) throw CHANGE_LINK_REFUSAL();
    await this.credentials.dropPassword(memberId);
    await this.links.spendAllBut(memberId, [['disown-sign-in', sessionId], ...(await this.wayBack(memberId, origin.at))]);
    await this.takeAddressBack(memberId, begun.at, step(origin, 'address'));
    const found = await this.additions.since(memberId, begun.at);
    const recorded = await this.store.decideOn(takingBackStream, memberId, new RecordTakingBack({ memberId, cause: sessionId, ...found }, origin));
    if (recorded.length === 0) throw CHANGE_LINK_REFUSAL();
    await this.links.spendAllBut(memberId, await this.wayBack(memberId, origin.at));
    return { memberId, sessionId, accessToken: await this.tokens.issue({ purpose: PASSWORD_RESET, memberId, expiresAt: resetExpiry(origin.at) }) };
  }

  /** The links of a former address by which a change of address can be undone at a time (ISO). */
  private async wayBack(memberId: string, at: string): Promise<readonly (readonly ['undo-email', string])[]> {
    const { changedEmail } = await this.store.state(accountStream, memberId);
    return changedEmail && at < changedEmail.until ? [['undo-email', changedEmail.changeId]] : [];
  }

  /** The link went to the address that the account had when somebody signed in: one that was given to it since is theirs. */
  private async takeAddressBack(memberId: string, since: string, origin: Origin): Promise<void> {
    const { changedEmail } = await this.store.state(accountStream, memberId);
    const facts = await this.store.read(accountStream, memberId);
    const changed = facts.find(({ type, data }) => type === 'EmailChanged' && data.changeId === changedEmail?.changeId);
    if (!changedEmail || !changed || changed.at < since) return;
    await this.store.decideOn(accountStream, memberId, new UndoEmailChange({ memberId, changeId: changedEmail.changeId }, origin));
  }
}
