import { Command } from '../../kernel/command.js';
import type { StreamType } from '../../kernel/decider.js';
import type { DomainEvent } from '../../kernel/event.js';

/** A mail was handed over. No address and no word of it stands in the log; some ids name the member's id. */
export type MailSent = DomainEvent<'MailSent', { mailId: string }>;

/** Notes that a mail was handed over; nothing happens when that is known. */
export class RecordMail extends Command<{ mailId: string }> {
  readonly type = 'RecordMail';
}

/** `mail-<id of the mail>`: one tiny stream for each mail. */
export const sentMailStream: StreamType<boolean, RecordMail, MailSent> = {
  category: 'mail',
  decider: { initial: false, evolve: () => true, decide: ({ data }, isSent) => (isSent ? [] : [{ type: 'MailSent', data }]) },
  events: { MailSent: { schema: 1 } },
};
