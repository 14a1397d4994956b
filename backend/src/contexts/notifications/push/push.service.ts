import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PUSH_TEXT, type PushRequest, type PushState } from '../../../../contracts/push.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import type { Views } from '../../../kernel/views.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Outgoing, OutgoingFailed } from '../../../platform/outgoing/outgoing.js';
import { VAULT, VIEWS } from '../../../platform/tokens.js';
import { TurnOffPush, TurnOnPush } from './push.commands.js';
import { pushPlacesView } from './push.model.js';
import { pushStream } from './push.stream.js';
import { PushKeys } from './push-keys.port.js';
import { areKeys, isPlainAddress, PushSubscriptions } from './push-subscriptions.service.js';
import { SignedIn } from './signed-in.port.js';

const refused = (sentence: string) => new RuleViolation('push.refused', sentence);

/** Turns notifications of the browser on and off, for the session that asks. */
@Injectable()
export class Push {
  constructor(
    private readonly keys: PushKeys,
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly subscriptions: PushSubscriptions,
    private readonly outgoing: Outgoing,
    private readonly sessions: SignedIn,
    private readonly origins: Origins,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async state(caller: Caller): Promise<PushState> {
    const { id, memberId } = sessionOf(caller);
    const devices = this.keys.vapid ? await this.store.state(pushStream, memberId) : {};
    return { publicKey: this.keys.vapid?.publicKey ?? null, on: devices[id] !== undefined };
  }

  async turnOn(subscription: PushRequest, caller: Caller): Promise<PushState> {
    if (!this.keys.vapid) throw refused(PUSH_TEXT.notOffered);
    await this.refuseUnusable(subscription);
    const { id: sessionId, memberId } = sessionOf(caller);
    const mark = this.vault.blind('push', subscription.endpoint);
    await this.takeOver(mark, caller);
    await this.commands.execute(new TurnOnPush({ memberId, sessionId, mark }, this.origins.of(caller)));
    await this.subscriptions.keep(memberId, sessionId, subscription);
    await this.dropLate(caller);
    return this.state(caller);
  }

  async turnOff(caller: Caller): Promise<PushState> {
    const { id: sessionId, memberId } = sessionOf(caller);
    await this.commands.execute(new TurnOffPush({ memberId, sessionId, why: 'chosen' }, this.origins.of(caller)));
    return this.state(caller);
  }

  /** Who signed out, or turned it off, while the address was looked at: there was nothing to end then. */
  private async dropLate(caller: Caller): Promise<void> {
    const { id: sessionId, memberId } = sessionOf(caller);
    if (!(await this.sessions.isOpen(memberId, sessionId)))
      await this.commands.execute(new TurnOffPush({ memberId, sessionId, why: 'signed_out' }, step(this.origins.of(caller), 'signed_out')));
    if (!(await this.state(caller)).on) await this.subscriptions.drop(memberId, sessionId);
  }

  private async refuseUnusable({ endpoint, keys }: PushRequest): Promise<void> {
    if (!areKeys(keys) || !isPlainAddress(endpoint)) throw refused(PUSH_TEXT.refused);
    await this.outgoing.check(endpoint).catch((error: unknown) => {
      throw error instanceof OutgoingFailed ? refused(PUSH_TEXT.refused) : error;
    });
  }

  /** A browser whose member has changed tells the new one alone. */
  private async takeOver(mark: string, caller: Caller): Promise<void> {
    const place = await this.views.get(pushPlacesView.name, mark);
    if (!place || place.member_id === sessionOf(caller).memberId) return;
    const { member_id: memberId, session_id: sessionId } = place;
    await this.commands.execute(new TurnOffPush({ memberId, sessionId, why: 'moved' }, step(this.origins.of(caller), 'moved')));
  }
}
