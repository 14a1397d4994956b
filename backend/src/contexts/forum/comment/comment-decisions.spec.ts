import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { UndoCommentDecision } from './comment.commands.js';
import { comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

const given = specify(comment);
const IDS = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const REASON = 'Yanlışlıkla yapıldı';
const added: CommentEvent = { type: 'CommentAdded', data: { ...IDS, content: 'Merhaba', quotedCommentId: null } };
const hidden: CommentEvent = { type: 'CommentHidden', data: { ...IDS, reportId: 'r1', reason: REASON } };
const deleted = (wasHidden: boolean): CommentEvent => ({ type: 'CommentDeleted', data: { ...IDS, reportId: null, reason: REASON, wasHidden } });
const withdrawn: CommentEvent = { type: 'CommentWithdrawn', data: { ...IDS, wasVisible: false } };
const restored = (from: 'hidden' | 'deleted', to: 'visible' | 'hidden', undoes: number): CommentEvent => ({
  type: 'CommentRestored',
  data: { ...IDS, reason: REASON, from, to, undoes },
});
const undo = (number: number, reason = REASON) => new UndoCommentDecision({ commentId: 'k1', number, reason }, sentAt(NOW));

describe('A decision about a comment', () => {
  it('is taken back once', () => {
    given(added, hidden)
      .when(undo(1))
      .then(restored('hidden', 'visible', 1));
    given(added, hidden, restored('hidden', 'visible', 1))
      .when(undo(1))
      .thenRefused('decision.over');
  });
  it('is taken back in the order in which they lie upon each other', () => {
    given(added, hidden, deleted(true)).when(undo(1)).thenRefused('decision.deleted-first');
    given(added, hidden, deleted(true))
      .when(undo(2))
      .then(restored('deleted', 'hidden', 2));
    given(added, hidden, deleted(true), restored('deleted', 'hidden', 2))
      .when(undo(1))
      .then(restored('hidden', 'visible', 1));
  });
  it('is taken back with a reason', () => given(added, hidden).when(undo(1, '')).thenRefused('tool.unreasoned'));
  it('was made, about a comment that is there', () => {
    given().when(undo(1)).thenRefused('comment.not-found');
    given(added).when(undo(0)).thenRefused('decision.over');
    given(added, hidden, withdrawn).when(undo(1)).thenRefused('comment.withdrawn');
  });
});
