import { PROJECT_FOLLOW_LIMITS, PROJECT_FOLLOW_TEXT } from '../../../../contracts/project-follow.js';
import type { Decider } from '../../../kernel/decider.js';
import { type GivenOrNot, NEVER_GIVEN, nowGiven, nowTakenBack, turned } from '../../../kernel/given-or-not.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ProjectFollowCommand } from './project-follow.commands.js';
import type { Following, ProjectFollowEvent } from './project-follow.events.js';

export type ProjectFollowState = GivenOrNot<Following>;

/** One member and one project: followed or not. */
export const projectFollow: Decider<ProjectFollowState, ProjectFollowCommand, ProjectFollowEvent> = {
  initial: NEVER_GIVEN,

  evolve: (state, { type, data }) => (type === 'ProjectFollowed' ? nowGiven(state, data) : nowTakenBack(state)),

  decide(command, state) {
    const turn = turned(command.type === 'FollowProject', state);
    if (turn === null) return [];
    if (turn !== 'give') return [{ type: 'ProjectUnfollowed', data: turn.takeBack }];
    // The stream is read anew for each decision, so it must not grow without end.
    if (state.given >= PROJECT_FOLLOW_LIMITS.ofOneProject) throw new RuleViolation('project-follow.worn', PROJECT_FOLLOW_TEXT.worn);
    return [{ type: 'ProjectFollowed', data: { ...command.data, followedAt: command.origin.at } }];
  },
};
