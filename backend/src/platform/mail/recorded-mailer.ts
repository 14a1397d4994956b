import type { Clock } from '../../kernel/clock.js';
import { SYSTEM } from '../../kernel/event.js';
import type { EventStore } from '../../kernel/event-store.js';
import type { Ids } from '../../kernel/ids.js';
import type { Mail, Mailer } from '../../kernel/mailer.js';
import { RecordMail, sentMailStream } from './sent-mail.stream.js';

export interface MailRecord {
  readonly store: Pick<EventStore, 'state' | 'decideOn'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Hands each mail over once, whoever asks for it again: the log remembers, so that no loss of jobs sends old mails anew. Should the process die
 * between the two steps, it is the same mail, under the same id, that is handed over again.
 */
export class RecordedMailer implements Mailer {
  /** Handed over by this process, while the log could not take that up. */
  private readonly unrecorded = new Set<string>();

  constructor(
    private readonly mailer: Mailer,
    private readonly record: MailRecord,
  ) {}

  async deliver(mail: Mail): Promise<void> {
    const { store, clock, ids } = this.record;
    if (await store.state(sentMailStream, mail.id)) return;
    if (!this.unrecorded.has(mail.id)) await this.mailer.deliver(mail);
    this.unrecorded.add(mail.id);
    const id = ids.derive(`mail-sent/${mail.id}`);
    const origin = { id, at: clock.now().toISOString(), actor: SYSTEM, correlationId: id, causationId: null };
    await store.decideOn(sentMailStream, mail.id, new RecordMail({ mailId: mail.id }, origin));
    this.unrecorded.delete(mail.id);
  }

  forget(address: string): Promise<void> {
    return this.mailer.forget(address);
  }
}
