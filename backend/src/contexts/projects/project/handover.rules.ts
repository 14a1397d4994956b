import { PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import { PROJECT_LIMITS, PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { AnswerHandover, HandoverCommand, OfferHandover, WithdrawHandover } from './people.commands.js';
import type { ProjectEvent } from './project.events.js';
import { ownedBy, type ProjectState, refuseClosed, seenBy } from './project.state.rules.js';

/** Ownership is offered, and passes when the other side accepts. */
export function handOver(command: HandoverCommand, state: ProjectState): readonly ProjectEvent[] {
  switch (command.type) {
    case 'OfferHandover':
      return offer(command, state);
    case 'WithdrawHandover':
      return withdraw(command, state);
    case 'AnswerHandover':
      return answer(command, state);
  }
}

function offer({ data: { projectId, memberId, userId } }: OfferHandover, state: ProjectState): readonly ProjectEvent[] {
  const project = ownedBy(state, memberId);
  refuseClosed(project);
  if (userId === memberId || !project.members.has(userId)) throw new RuleViolation('handover.to-member', PEOPLE_TEXT.handoverToMember);
  if (project.offeredTo === userId) return [];
  return [...ended(projectId, project.offeredTo, memberId), { type: 'HandoverOffered', data: { projectId, to: userId, by: memberId } }];
}

const withdraw = ({ data: { projectId, memberId } }: WithdrawHandover, state: ProjectState): readonly ProjectEvent[] =>
  ended(projectId, ownedBy(state, memberId).offeredTo, memberId);

const ended = (projectId: string, to: string | null, by: string): readonly ProjectEvent[] =>
  to === null ? [] : [{ type: 'HandoverEnded', data: { projectId, to, by, refused: false } }];

function answer({ data: { projectId, memberId, accepts, owned } }: AnswerHandover, state: ProjectState): readonly ProjectEvent[] {
  const project = seenBy(state, memberId);
  if (project.offeredTo !== memberId) throw new RuleViolation('handover.over', PEOPLE_TEXT.handoverOver);
  if (!accepts) return [{ type: 'HandoverEnded', data: { projectId, to: memberId, by: memberId, refused: true } }];
  if (owned >= PROJECT_LIMITS.owned) throw new RuleViolation('project.too-many-owned', PROJECT_WRITING_TEXT.tooManyOwned);
  return [{ type: 'OwnershipPassed', data: { projectId, from: project.ownerId, to: memberId, cause: 'handover' } }];
}
