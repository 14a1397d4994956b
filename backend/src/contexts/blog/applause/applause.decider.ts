import { REACTION_LIMITS, REACTION_TEXT } from '../../../../contracts/blog-reactions.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ApplauseCommand } from './applause.commands.js';
import type { ApplauseEvent, Claps } from './applause.events.js';

/** What one member gave to one post and has not taken back. */
export type ApplauseState = readonly Claps[];

/** How many claps these are together. */
export const clapsIn = (given: ApplauseState): number => given.reduce((sum, { claps }) => sum + claps, 0);

/** One member and one post: up to fifty claps, each counted once. */
export const applause: Decider<ApplauseState, ApplauseCommand, ApplauseEvent> = {
  initial: [],

  evolve: (given, { type, data }) => (type === 'PostApplauded' ? [...given, data] : given.slice(1)),

  decide(command, given) {
    if (command.type === 'TakeBackApplause') return given.map((data) => ({ type: 'ApplauseWithdrawn', data }));
    const { postId, authorId, memberId } = command.data;
    if (memberId === authorId) throw new RuleViolation('applause.own', REACTION_TEXT.ownPost, null, 'forbidden');
    const claps = Math.min(command.data.claps, REACTION_LIMITS.claps.max - clapsIn(given));
    return claps > 0 ? [{ type: 'PostApplauded', data: { postId, authorId, memberId, claps, givenAt: command.origin.at } }] : [];
  },
};
