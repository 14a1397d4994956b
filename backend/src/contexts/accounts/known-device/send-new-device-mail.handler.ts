import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { DISOWN_LIMITS } from '../../../../contracts/taking-back.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { AccountLinks } from '../account-link/account-links.service.js';
import { FormerOwners } from '../account-link/former-owners.service.js';
import { AccountSettings } from '../account-settings.port.js';
import { placeInWords } from '../session/place.rules.js';
import { sessionStream } from '../session/session.stream.js';
import { SendNewDeviceMail } from './known-device.commands.js';
import { newDeviceForFormerMail, newDeviceMail } from './new-device.mail.js';

const DAY_MS = 24 * 60 * 60_000;

/** Where the sign-in came from is asked of the session's own stream, so that nothing personal waits in the queue. */
@Injectable()
export class SendNewDeviceMailHandler implements ICommandHandler<SendNewDeviceMail> {
  constructor(
    private readonly store: EventStore,
    private readonly links: AccountLinks,
    private readonly formerOwners: FormerOwners,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, sessionId, at }, origin }: SendNewDeviceMail): Promise<void> {
    const until = new Date(Date.parse(at) + DISOWN_LIMITS.days * DAY_MS).toISOString();
    const session = await this.store.state(sessionStream, sessionId);
    const { registered } = await this.store.state(accountStream, memberId);
    // A log that is read from its beginning again must not write to everybody.
    if (!session || !registered?.email || origin.at >= until) return;
    const about = {
      id: origin.id,
      to: registered.email,
      at: turkishTime(at),
      device: session.device ?? ACCESS_TEXT.unknownDevice,
      place: placeInWords(session.place),
    };
    const token = await this.links.issue('disown-sign-in', { memberId, id: sessionId }, until);
    await this.mailer.deliver(newDeviceMail(about, `${this.settings.publicUrl}/auth/not-me#token=${token}`));
    const former = await this.formerOwners.of(memberId, origin.at);
    if (former) await this.mailer.deliver(newDeviceForFormerMail({ ...about, id: `${origin.id}.former`, to: former.to }, former.wayBack));
  }
}
