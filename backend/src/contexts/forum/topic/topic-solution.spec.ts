import { describe, it } from '@jest/globals';
import { MOST_SOLUTIONS } from '../../../../contracts/forum.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { LoseSolution, RegainSolution, ReopenTopic, SolveTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, hidden, merged, solutionLost, solved, TOPIC, withdrawn } from './topic.fixture.js';

const given = specify(topic);
const solve = (commentId: string | null, memberId = 'author', moderates = false) =>
  new SolveTopic({ topicId: 't1', memberId, moderates, commentId }, sentAt(NOW));
const reopen = (memberId = 'author', moderates = false) => new ReopenTopic({ topicId: 't1', memberId, moderates }, sentAt(NOW));
const lose = new LoseSolution({ topicId: 't1', commentId: 'k1' }, sentAt(NOW));
const regain = new RegainSolution({ topicId: 't1', commentId: 'k1' }, sentAt(NOW));
const reopened: TopicEvent = { type: 'TopicReopened', data: { ...TOPIC } };
const regained: TopicEvent = { type: 'TopicSolutionRegained', data: { ...TOPIC, commentId: 'k1' } };

describe('A topic', () => {
  it('is solved by a comment', () => given(created()).when(solve('k1')).then(solved('k1')));
  it('is solved without one', () => given(created()).when(solve(null)).then(solved(null)));
  it('is solved once', () => given(created(), solved('k1')).when(solve('k1')).thenNothing());
  it('is solved by another comment', () => given(created(), solved('k1')).when(solve('k2')).then(solved('k2')));
  it('is solved by a moderator, not by others', () => {
    given(created())
      .when(solve('k1', 'moderator', true))
      .then(solved('k1'));
    given(created()).when(solve('k1', 'other')).thenRefused('topic.not-yours');
    given(created(), solved('k1')).when(reopen('other')).thenRefused('topic.not-yours');
  });
  it('is there for whoever solves it', () => {
    given().when(solve(null)).thenRefused('topic.not-found');
    given(created(), deleted()).when(solve(null)).thenRefused('topic.not-found');
    given(created(), hidden).when(solve(null, 'other')).thenRefused('topic.not-found');
    given(created(), hidden).when(solve(null)).then(solved(null));
  });
  it('is not solved where its comments are not', () => given(created(), merged).when(solve(null)).thenRefused('topic.merged'));
  it('is open again', () => given(created(), solved('k1')).when(reopen()).then(reopened));
  it('is solved and opened again so many times by its author; a moderator still may', () => {
    const back = Array.from({ length: MOST_SOLUTIONS / 2 }, () => [solved('k1'), reopened]).flat();
    given(created(), ...back.slice(1))
      .when(solve('k1'))
      .then(solved('k1'));
    given(created(), ...back)
      .when(solve('k1'))
      .thenRefused('topic.solved-too-often');
    given(created(), ...back, solved('k1'))
      .when(reopen())
      .thenRefused('topic.solved-too-often');
    given(created(), ...back)
      .when(solve('k1', 'moderator', true))
      .then(solved('k1'));
  });
  it('is open already', () => {
    given(created()).when(reopen()).thenNothing();
    given(created(), solved('k1'), reopened).when(reopen()).thenNothing();
  });
});

describe('A solution', () => {
  it('is lost with its comment', () => given(created(), solved('k1')).when(lose).then(solutionLost));
  it('is lost once', () => given(created(), solved('k1'), solutionLost).when(lose).thenNothing());
  it('is not lost with another comment', () => {
    given(created(), solved('k2')).when(lose).thenNothing();
    given(created()).when(lose).thenNothing();
    given().when(lose).thenNothing();
  });
  it('is found again with its comment', () => given(created(), solved('k1'), solutionLost).when(regain).then(regained));
  it('is not found again when it was not lost', () => {
    given(created(), solved('k1')).when(regain).thenNothing();
    given(created(), solved('k1'), solutionLost, regained).when(regain).thenNothing();
    given().when(regain).thenNothing();
  });
  it('is not found again when somebody has decided otherwise since', () => {
    given(created(), solved('k1'), solutionLost, solved('k2')).when(regain).thenNothing();
    given(created(), solved('k1'), solutionLost, solved(null)).when(regain).thenNothing();
    given(created(), solved('k1'), solutionLost, reopened).when(regain).thenNothing();
  });
  it('that is lost can be marked as none', () => given(created(), solved('k1'), solutionLost).when(solve(null)).then(solved(null)));
  it('is of no concern in a topic that is gone', () => given(created(), solved('k1'), withdrawn).when(lose).thenNothing());
});
