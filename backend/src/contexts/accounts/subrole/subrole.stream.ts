import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { SubroleCommand } from './subrole.commands.js';
import { type Subroles, subroles } from './subrole.decider.js';
import type { SubroleEvent } from './subrole.events.js';

const written = <Field extends string>(...fields: Field[]): Personal<{ memberId: string } & Record<Field, string | null>> => ({
  subject: ({ memberId }) => memberId,
  fields,
});

/** `subroles-<member id>`. All that is written in it, by whomever, is sealed under the key of the member. */
export const subroleStream: StreamType<Subroles, SubroleCommand, SubroleEvent> = {
  category: 'subroles',
  decider: subroles,
  events: {
    SubroleRequested: { schema: 1, personal: written('statement', 'additionalInfo') },
    SubroleReviewed: { schema: 1, personal: written('note') },
    SubroleGranted: { schema: 1, personal: written('note') },
    SubroleExpired: { schema: 1 },
    SubroleRevoked: { schema: 1, personal: written('note') },
  },
};
