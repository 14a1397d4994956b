import { memberDisclosureProblem } from '../../../../contracts/member-record.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { wordsOfProject } from '../project/project-keys.rules.js';
import type { DiscloseProject } from './disclosure.commands.js';
import type { ProjectDisclosed } from './disclosure.events.js';

/** Every look is a fact of its own, also a second one by the same person; nothing is decided by those before. */
export const projectDisclosure: Decider<null, DiscloseProject, ProjectDisclosed> = {
  initial: null,
  evolve: () => null,
  decide({ data: { projectId, ownerId, ...data } }) {
    const reason = data.reason.trim();
    const problem = memberDisclosureProblem(reason);
    if (problem) throw new RuleViolation('project-disclosure.reason', problem, { reason: problem });
    return [{ type: 'ProjectDisclosed', data: { projectId, ownerId, note: reason } }];
  },
};

/** `project-disclosures-<project id>`. Why somebody looked is sealed with what they looked at: whoever owned it may have been forgotten. */
export const projectDisclosureStream: StreamType<null, DiscloseProject, ProjectDisclosed> = {
  category: 'project-disclosures',
  decider: projectDisclosure,
  events: { ProjectDisclosed: { schema: 1, personal: { subject: ({ projectId }) => wordsOfProject(projectId), fields: ['note'] } } },
};
