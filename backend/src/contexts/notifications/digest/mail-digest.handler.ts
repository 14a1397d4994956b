import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { NOTIFICATION_TYPES } from '../../../../contracts/notifications.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { choicesStream } from '../choices/choices.stream.js';
import { MailRecipients } from '../mail/mail-recipients.port.js';
import { MailDigest, RecordDigestSent } from './digest.commands.js';
import { nameOf } from './digest.rules.js';
import { digestStream } from './digest.stream.js';
import { DigestContent } from './digest-content.port.js';
import { DigestLetter } from './digest-letter.service.js';
import { UnreadChatsOf } from './unread-chats.port.js';

/** The mail has one id for its member and period: should the process die before the fact is recorded, it is the same mail that is delivered again. */
@Injectable()
export class MailDigestHandler implements ICommandHandler<MailDigest> {
  constructor(
    private readonly store: EventStore,
    private readonly content: DigestContent,
    private readonly chats: UnreadChatsOf,
    private readonly recipients: MailRecipients,
    private readonly letter: DigestLetter,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, period }, origin }: MailDigest): Promise<void> {
    const stream = `${nameOf(period)}.${memberId}`;
    if (await this.store.state(digestStream, stream)) return;
    const choices = await this.store.state(choicesStream, memberId);
    const types = NOTIFICATION_TYPES.filter((type) => choices[type].email === period.kind);
    const rows = types.length > 0 ? await this.content.unreadIn(period, memberId, types) : [];
    const unread = types.includes('chat_messages') ? await this.chats.unreadOf(memberId, period) : null;
    const to = rows.length > 0 || unread ? await this.recipients.digestAddressOf(memberId) : null;
    if (!to) return;
    await this.mailer.deliver(this.letter.of({ id: `digest.${stream}`, to, memberId, kind: period.kind }, rows, unread));
    const sent = { memberId, kind: period.kind, to: period.to, rows: rows.length };
    await this.store.decideOn(digestStream, stream, new RecordDigestSent(sent, origin));
  }
}
