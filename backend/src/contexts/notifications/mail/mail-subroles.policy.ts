import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type { SubroleEvent } from '../../accounts/public.js';
import { MailSubrole, type SubroleNews } from './mail.commands.js';

type Told = Exclude<SubroleEvent, { type: 'SubroleRequested' }>;

const mail = ({ id, stream, at, data: { memberId } }: RecordedEvent<Told>, news: SubroleNews) => [
  { schedule: intent(MailSubrole, { memberId, news, fact: { stream, id } }), key: `subrole-mail:${id}`, at },
];

/** Whoever asked to be something hears what became of it, and whenever it is taken away or given back. */
export const mailSubroles = policy<Told>({
  name: 'mail-subroles',
  follows: 'later',
  on: {
    SubroleReviewed: (event) => mail(event, { kind: 'reviewed', approved: event.data.approved, rejected: event.data.rejected }),
    SubroleExpired: (event) => (event.data.cause === 'unreviewed' ? mail(event, { kind: 'expired' }) : []),
    SubroleRevoked: (event) => mail(event, { kind: 'revoked', subrole: event.data.subrole }),
    // What a review granted is told with the review.
    SubroleGranted: (event) => (event.data.requestId === null ? mail(event, { kind: 'restored', subrole: event.data.subrole }) : []),
  },
});
