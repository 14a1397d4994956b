import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { choicesStream } from '../choices/choices.stream.js';
import { nameOf } from '../digest/digest.rules.js';
import { MailRecipients } from '../mail/mail-recipients.port.js';
import { MatchLetter } from './match-letter.service.js';
import { MailMatches, RecordMatchMailSent } from './matches.commands.js';
import { matchMailStream } from './matches.stream.js';
import { MatchesOf } from './matches-of.port.js';

/** The mail has one id for its member and day: should the process die before the fact is recorded, it is the same mail that is delivered again. */
@Injectable()
export class MailMatchesHandler implements ICommandHandler<MailMatches> {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchesOf,
    private readonly recipients: MailRecipients,
    private readonly letter: MatchLetter,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, period }, origin }: MailMatches): Promise<void> {
    const before = await this.store.state(matchMailStream, memberId);
    const { project_match: choice } = await this.store.state(choicesStream, memberId);
    if (before.to >= period.to || choice.email !== 'daily') return;
    const to = await this.recipients.digestAddressOf(memberId);
    if (!to) return;
    const told = new Set(before.told);
    const fresh = (await this.matches.suiting(memberId)).filter(({ id }) => !told.has(id));
    if (fresh.length === 0) return;
    await this.mailer.deliver(this.letter.of({ id: `matches.${nameOf(period)}.${memberId}`, to, memberId }, fresh));
    const sent = { memberId, to: period.to, postingIds: fresh.map(({ id }) => id) };
    await this.store.decideOn(matchMailStream, memberId, new RecordMatchMailSent(sent, origin));
  }
}
