import { memberDisclosureProblem } from '../../../../contracts/member-record.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DiscloseMemberEmail } from './disclosure.commands.js';
import type { MemberEmailDisclosed } from './disclosure.events.js';

/** Every look is a fact of its own, also a second one by the same person; nothing is decided by those before. */
export const disclosure: Decider<null, DiscloseMemberEmail, MemberEmailDisclosed> = {
  initial: null,
  evolve: () => null,
  decide({ data }) {
    const reason = data.reason.trim();
    const problem = memberDisclosureProblem(reason);
    if (problem) throw new RuleViolation('disclosure.reason', problem, { reason: problem });
    const { memberId, purpose } = data;
    return [{ type: 'MemberEmailDisclosed', data: { memberId, purpose, note: reason } }];
  },
};

/** `disclosures-<member id>` */
export const disclosureStream: StreamType<null, DiscloseMemberEmail, MemberEmailDisclosed> = {
  category: 'disclosures',
  decider: disclosure,
  events: { MemberEmailDisclosed: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['note'] } } },
};
