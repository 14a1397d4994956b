import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AddComment, DeleteComment, HideComment, WithdrawComment } from './comment.commands.js';
import { comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

const given = specify(comment);
const IDS = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const FORM = { ...IDS, content: 'Hoş geldin!', quotedCommentId: null };
const CAUSE = { reportId: 'r1', reason: 'spam' };

const added: CommentEvent = { type: 'CommentAdded', data: FORM };
const hidden: CommentEvent = { type: 'CommentHidden', data: { ...IDS, ...CAUSE } };
const deleted = (wasHidden: boolean): CommentEvent => ({ type: 'CommentDeleted', data: { ...IDS, ...CAUSE, wasHidden } });
const add = (content = FORM.content) => new AddComment({ ...FORM, content }, sentAt(NOW));
const hide = new HideComment({ commentId: 'k1', ...CAUSE }, sentAt(NOW));
const remove = new DeleteComment({ commentId: 'k1', ...CAUSE }, sentAt(NOW));

describe('A comment', () => {
  it('is added', () => given().when(add()).then(added));
  it('is added once', () => given(added).when(add()).thenNothing());
  it('loses the blanks around it', () => given().when(add(' Hoş geldin!\n')).then(added));
  it('must say something', () => given().when(add(' \n ')).thenRefused('comment.incomplete'));
  it('has at most 5000 characters', () =>
    given()
      .when(add('ü'.repeat(5001)))
      .thenRefused('comment.incomplete'));
});

describe('A comment that was reported', () => {
  it('is hidden', () => given(added).when(hide).then(hidden));
  it('is hidden once', () => given(added, hidden).when(hide).thenNothing());
  it('is deleted', () => given(added).when(remove).then(deleted(false)));
  it('is deleted once', () => given(added, deleted(false)).when(remove).thenNothing());
  it('is deleted although it was hidden, and that is remembered', () => given(added, hidden).when(remove).then(deleted(true)));
  it('is not hidden after it was deleted', () => given(added, deleted(false)).when(hide).thenNothing());
  it('is not hidden when it never was', () => given().when(hide).thenNothing());
  it('is not deleted when it never was', () => given().when(remove).thenNothing());
});

describe('A comment whose author takes everything along', () => {
  const withdraw = new WithdrawComment({ commentId: IDS.commentId }, sentAt(NOW));
  const withdrawn = (wasVisible: boolean): CommentEvent => ({ type: 'CommentWithdrawn', data: { ...IDS, wasVisible } });

  it('is withdrawn', () => given(added).when(withdraw).then(withdrawn(true)));
  it('is withdrawn once', () => given(added, withdrawn(true)).when(withdraw).thenNothing());
  it('is withdrawn although it was hidden', () => given(added, hidden).when(withdraw).then(withdrawn(false)));
  it('is withdrawn although it was deleted', () => given(added, deleted(false)).when(withdraw).then(withdrawn(false)));
  it('was never there', () => given().when(withdraw).thenNothing());
  it('is neither hidden nor deleted any more', () => {
    given(added, withdrawn(true)).when(hide).thenNothing();
    given(added, withdrawn(true)).when(remove).thenNothing();
  });
});
