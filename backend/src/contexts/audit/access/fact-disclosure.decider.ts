import { memberDisclosureProblem } from '../../../../contracts/member-record.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DisclosureCommand } from './fact-disclosure.commands.js';
import type { DisclosureEvent } from './fact-disclosure.events.js';

/** Every look is a fact of its own; nothing is decided by those before. */
export const factDisclosure: Decider<null, DisclosureCommand, DisclosureEvent> = {
  initial: null,
  evolve: () => null,
  decide(command) {
    if (command.type === 'NoteExportedRecords') return [{ type: 'RecordsExported', data: command.data }];
    const { reason, ...look } = command.data;
    const note = reason.trim();
    const problem = memberDisclosureProblem(note);
    if (problem) throw new RuleViolation('disclosure.reason', problem, { reason: problem });
    return [{ type: 'FactDisclosed', data: { ...look, note } }];
  },
};

/** `fact-disclosures-<member id>` */
export const factDisclosureStream: StreamType<null, DisclosureCommand, DisclosureEvent> = {
  category: 'fact-disclosures',
  decider: factDisclosure,
  events: {
    FactDisclosed: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['note'] } },
    RecordsExported: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['note'] } },
  },
};
