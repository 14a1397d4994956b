import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { keepSolution } from './keep-solution.policy.js';
import { LoseSolution, RegainSolution } from './topic.commands.js';

const IDS = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const after = (event: CommentEvent) => react(keepSolution, recorded(event));
const lose = (topicId = 't1') => ({ send: { command: LoseSolution, data: { topicId, commentId: 'k1' } } });
const regain = (topicId = 't1') => ({ send: { command: RegainSolution, data: { topicId, commentId: 'k1' } } });
const restored = (to: 'visible' | 'hidden') => after({ type: 'CommentRestored', data: { ...IDS, reason: 'Yanlışlık', from: 'deleted', to } });
const moved = (wasVisible: boolean) =>
  after({
    type: 'CommentMoved',
    data: { commentId: 'k1', authorId: 'author', fromTopicId: 't1', toTopicId: 't2', cause: 'm1', back: false, wasVisible, wasWithdrawn: false },
  });

describe('A solution', () => {
  it('is lost when its comment cannot be read any more', () => {
    expect(after({ type: 'CommentHidden', data: { ...IDS, reportId: null, reason: 'spam' } })).toEqual([lose()]);
    expect(after({ type: 'CommentDeleted', data: { ...IDS, reportId: 'r1', reason: 'spam', wasHidden: false } })).toEqual([lose()]);
    expect(after({ type: 'CommentWithdrawn', data: { ...IDS, wasVisible: true } })).toEqual([lose()]);
  });
  it('is found again when its comment can be read again', () => expect(restored('visible')).toEqual([regain()]));
  it('is not found again while its comment is hidden', () => expect(restored('hidden')).toEqual([]));
  it('is one only where the comment stands', () => {
    expect(moved(true)).toEqual([lose('t1'), regain('t2')]);
    expect(moved(false)).toEqual([lose('t1')]);
  });
  it('is not touched by an edit', () => expect(after({ type: 'CommentEdited', data: { ...IDS, content: 'Düzeltme', edition: 0 } })).toEqual([]));
});
