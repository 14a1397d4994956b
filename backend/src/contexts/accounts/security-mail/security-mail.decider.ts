import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { RecordSecurityMail } from './security-mail.commands.js';
import type { SecurityMailSent } from './security-mail.events.js';

/** Whether the member was told. */
export const securityMail: Decider<boolean, RecordSecurityMail, SecurityMailSent> = {
  initial: false,
  evolve: () => true,
  decide: ({ data }, told) => (told ? [] : [{ type: 'SecurityMailSent', data }]),
};

/** `security-mail-<member id>.<correlation>`: one tiny stream for each action. */
export const securityMailStream: StreamType<boolean, RecordSecurityMail, SecurityMailSent> = {
  category: 'security-mail',
  decider: securityMail,
  events: { SecurityMailSent: { schema: 1 } },
};
