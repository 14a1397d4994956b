import { memberDisclosureProblem } from '../../../../contracts/member-record.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DiscloseFact } from './fact-disclosure.commands.js';
import type { FactDisclosed } from './fact-disclosure.events.js';

/** Every look is a fact of its own; nothing is decided by those before. */
export const factDisclosure: Decider<null, DiscloseFact, FactDisclosed> = {
  initial: null,
  evolve: () => null,
  decide({ data: { reason, ...look } }) {
    const note = reason.trim();
    const problem = memberDisclosureProblem(note);
    if (problem) throw new RuleViolation('disclosure.reason', problem, { reason: problem });
    return [{ type: 'FactDisclosed', data: { ...look, note } }];
  },
};

/** `fact-disclosures-<member id>` */
export const factDisclosureStream: StreamType<null, DiscloseFact, FactDisclosed> = {
  category: 'fact-disclosures',
  decider: factDisclosure,
  events: { FactDisclosed: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['note'] } } },
};
