import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { AccountSettings } from '../account-settings.port.js';
import { CancelAccountDeletion } from '../erasure/erasure.commands.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { ForgetDevices } from '../known-device/known-device.commands.js';
import { AccountAdditions } from './additions.service.js';
import { DropAdditions, RecordTakingBack, SendTakenBackMail, TakeBackByAddress } from './taking-back.commands.js';
import { takingBackStream } from './taking-back.decider.js';
import { takenBackMail } from './taking-back.mail.js';
import { sinceChange, waysOf } from './taking-back.rules.js';

@Injectable()
export class TakeBackByAddressHandler implements ICommandHandler<TakeBackByAddress> {
  constructor(
    private readonly store: EventStore,
    private readonly additions: AccountAdditions,
  ) {}

  async execute({ data: { memberId, changeId }, origin }: TakeBackByAddress): Promise<void> {
    const since = sinceChange(await this.store.read(accountStream, memberId), changeId);
    if (since === null) return;
    const found = await this.additions.since(memberId, since);
    await this.store.decideOn(takingBackStream, memberId, new RecordTakingBack({ memberId, cause: changeId, ...found }, origin));
  }
}

/** What is to go stands in the fact: after a crash the rest goes, and nothing that was added later. */
@Injectable()
export class DropAdditionsHandler implements ICommandHandler<DropAdditions> {
  constructor(
    private readonly store: EventStore,
    private readonly additions: AccountAdditions,
    private readonly commands: CommandBus,
  ) {}

  async execute({ data: { memberId, cause }, origin }: DropAdditions): Promise<void> {
    const found = (await this.store.state(takingBackStream, memberId))[cause];
    if (!found) return;
    await this.additions.drop(memberId, found, step(origin, cause));
    await this.commands.execute(new ForgetDevices({ memberId, since: found.since }, step(origin, 'devices')));
    await this.callOffDeletion(memberId, found.since, step(origin, 'deletion'));
  }

  /** Whoever was in meanwhile must not have the account end after all. */
  private async callOffDeletion(memberId: string, since: string, origin: Origin): Promise<void> {
    const asked = (await this.store.read(erasureStream, memberId)).findLast(({ type }) => type === 'AccountDeletionRequested');
    if (asked && asked.at >= since) await this.store.decideOn(erasureStream, memberId, new CancelAccountDeletion({ memberId }, origin));
  }
}

@Injectable()
export class SendTakenBackMailHandler implements ICommandHandler<SendTakenBackMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, cause, at }, origin }: SendTakenBackMail): Promise<void> {
    const found = (await this.store.state(takingBackStream, memberId))[cause];
    const { registered } = await this.store.state(accountStream, memberId);
    if (!found || !registered?.email) return;
    await this.mailer.deliver(takenBackMail(origin.id, registered.email, turkishTime(at), waysOf(found), `${this.settings.publicUrl}/auth/reset-password`));
  }
}
