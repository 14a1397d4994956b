import { FORUM_TEXT, MOST_SOLUTIONS } from '../../../../contracts/forum.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { LoseSolution, RegainSolution, ReopenTopic, SolveTopic } from './topic.commands.js';
import type { TopicEvent } from './topic.events.js';
import { present, type WrittenTopic } from './topic.state.rules.js';

export function solve({ data }: SolveTopic, state: WrittenTopic | null): readonly TopicEvent[] {
  const { authorId, categoryId, solution } = solvable(data, state);
  const { topicId, commentId } = data;
  if (solution && solution.commentId === commentId && !solution.lost) return [];
  return [{ type: 'TopicSolved', data: { topicId, authorId, categoryId, commentId } }];
}

export function reopen({ data }: ReopenTopic, state: WrittenTopic | null): readonly TopicEvent[] {
  const { authorId, categoryId, solution } = solvable(data, state);
  return solution ? [{ type: 'TopicReopened', data: { topicId: data.topicId, authorId, categoryId } }] : [];
}

export function loseSolution({ data: { topicId, commentId } }: LoseSolution, state: WrittenTopic | null): readonly TopicEvent[] {
  if (!state || state.withdrawn || state.solution?.commentId !== commentId) return [];
  const { authorId, categoryId } = state;
  return [{ type: 'TopicSolutionLost', data: { topicId, authorId, categoryId, commentId } }];
}

/** What was the solution is it again, unless somebody has decided otherwise since. */
export function regainSolution({ data: { topicId, commentId } }: RegainSolution, state: WrittenTopic | null): readonly TopicEvent[] {
  if (!state || state.withdrawn || state.solution?.lost !== commentId) return [];
  const { authorId, categoryId } = state;
  return [{ type: 'TopicSolutionRegained', data: { topicId, authorId, categoryId, commentId } }];
}

function solvable({ memberId, moderates }: { memberId: string; moderates: boolean }, state: WrittenTopic | null): WrittenTopic {
  const topic = present(state);
  const mayRead = topic.state === 'visible' || topic.authorId === memberId || moderates;
  if (!mayRead) throw new RuleViolation('topic.not-found', FORUM_TEXT.topicNotFound, null, 'not-found');
  if (topic.authorId !== memberId && !moderates) throw new RuleViolation('topic.not-yours', FORUM_TEXT.notYoursToSolve, null, 'forbidden');
  if (topic.merge) throw new RuleViolation('topic.merged', FORUM_TEXT.mergedNotEditable);
  if (!moderates && topic.solutions >= MOST_SOLUTIONS) throw new RuleViolation('topic.solved-too-often', FORUM_TEXT.solvedTooOften);
  return topic;
}
