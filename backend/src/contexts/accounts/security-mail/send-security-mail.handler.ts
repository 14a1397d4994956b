import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { FormerOwners } from '../account-link/former-owners.service.js';
import { AccountSettings } from '../account-settings.port.js';
import { secondFactorStream } from '../second-factor/second-factor.stream.js';
import { securityMail, securityMailForFormer } from './security.mail.js';
import { RecordSecurityMail, SendSecurityMail } from './security-mail.commands.js';
import { securityMailStream } from './security-mail.decider.js';
import { isNews, isSecurityNews, type SecurityNews } from './security-mail.rules.js';

/** The mail has one id for its action: should the process die before the fact is recorded, it is the same mail that is delivered again. */
@Injectable()
export class SendSecurityMailHandler implements ICommandHandler<SendSecurityMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    private readonly formerOwners: FormerOwners,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data, origin }: SendSecurityMail): Promise<void> {
    const { memberId, action, provider, at } = data;
    const stream = `${memberId}.${action}`;
    if (!isNews(at, origin.at) || (await this.store.state(securityMailStream, stream))) return;
    const { registered } = await this.store.state(accountStream, memberId);
    if (!registered?.email) return;
    const envelope = { id: `security.${stream}`, to: registered.email, at: turkishTime(at), publicUrl: this.settings.publicUrl };
    const news = await this.newsOf(data);
    await this.mailer.deliver(securityMail(envelope, news, provider));
    // While the former address may take the account back, its owner hears what is done meanwhile.
    const former = await this.formerOwners.of(memberId, origin.at);
    if (former) await this.mailer.deliver(securityMailForFormer({ ...envelope, id: `${envelope.id}.former`, ...former }, news, provider));
    await this.store.decideOn(securityMailStream, stream, new RecordSecurityMail({ memberId, action }, origin));
  }

  /** All that the action did, in its order, each once. */
  private async newsOf({ memberId, action, fact }: SendSecurityMail['data']): Promise<SecurityNews[]> {
    const facts = await this.store.read(secondFactorStream, memberId);
    const together: string[] = facts.filter(({ correlationId }) => correlationId === action).map(({ type }) => type);
    return [...new Set([...together.filter(isSecurityNews), fact])];
  }
}
