import { describe, it } from '@jest/globals';
import { MOST_EDITS } from '../../../../contracts/forum.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DeleteComment, DeleteOwnComment, EditComment, HideComment, MoveComment, RestoreComment, ReturnComment } from './comment.commands.js';
import { comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';

const given = specify(comment);
const IDS = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const REASON = 'Topluluk ilkeleri 2.1';
const origin = sentAt(NOW);
const added: CommentEvent = { type: 'CommentAdded', data: { ...IDS, content: 'Hoş geldin!', quotedCommentId: null } };
const edited = (content: string): CommentEvent => ({ type: 'CommentEdited', data: { ...IDS, content, edition: 0 } });
const hidden: CommentEvent = { type: 'CommentHidden', data: { ...IDS, reportId: null, reason: REASON } };
const deleted = (wasHidden = false): CommentEvent => ({ type: 'CommentDeleted', data: { ...IDS, reportId: null, reason: REASON, wasHidden } });
const withdrawn = (wasVisible: boolean): CommentEvent => ({ type: 'CommentWithdrawn', data: { ...IDS, wasVisible, deletedByAuthor: true } });
const restored = (from: 'hidden' | 'deleted', to: 'visible' | 'hidden', undoes = 1): CommentEvent => ({
  type: 'CommentRestored',
  data: { ...IDS, reason: REASON, from, to, undoes },
});
const moved = (fromTopicId: string, toTopicId: string, cause: string, back = false, wasVisible = true): CommentEvent => ({
  type: 'CommentMoved',
  data: { commentId: 'k1', fromTopicId, toTopicId, cause, back, authorId: 'author', wasVisible, wasWithdrawn: false },
});

const edit = (content: string, memberId = 'author') => new EditComment({ commentId: 'k1', memberId, moderates: false, content }, origin);
const removeOwn = (memberId = 'author') => new DeleteOwnComment({ commentId: 'k1', memberId }, origin);
const hide = (reason = REASON) => new HideComment({ commentId: 'k1', reportId: null, reason }, origin);
const remove = (reason = REASON) => new DeleteComment({ commentId: 'k1', reportId: null, reason }, origin);
const restore = (reason = REASON) => new RestoreComment({ commentId: 'k1', reason }, origin);
const move = (fromTopicId: string, toTopicId: string, cause: string) => new MoveComment({ commentId: 'k1', fromTopicId, toTopicId, cause }, origin);
const giveBack = (cause: string) => new ReturnComment({ commentId: 'k1', cause }, origin);

describe('A comment that its author edits', () => {
  it('says something else', () => given(added).when(edit(' Merhaba! ')).then(edited('Merhaba!')));
  it('stays when nothing is different', () => {
    given(added).when(edit(' Hoş geldin!\n')).thenNothing();
    given(added, edited('Merhaba!')).when(edit('Merhaba!')).thenNothing();
  });
  it('must say something', () => given(added).when(edit(' ')).thenRefused('comment.incomplete'));
  it('is edited so often at most', () =>
    given(added, ...Array.from({ length: MOST_EDITS }, (_, number) => edited(`Yorum ${number}`)))
      .when(edit('Bir kez daha'))
      .thenRefused('comment.edited-too-often'));
  it('is the author’s own', () => given(added).when(edit('Merhaba!', 'other')).thenRefused('comment.not-yours'));
  it('is not known to others while it is hidden', () => given(added, hidden).when(edit('Merhaba!', 'other')).thenRefused('comment.not-found'));
  it('is not hidden', () => given(added, hidden).when(edit('Merhaba!')).thenRefused('comment.hidden'));
  it('is there', () => {
    given().when(edit('Merhaba!')).thenRefused('comment.not-found');
    given(added, deleted()).when(edit('Merhaba!')).thenRefused('comment.not-found');
  });
});

describe('A comment that its author deletes', () => {
  it('is withdrawn', () => given(added).when(removeOwn()).then(withdrawn(true)));
  it('is withdrawn once', () => given(added, withdrawn(true)).when(removeOwn()).thenNothing());
  it('is withdrawn although it is hidden', () => given(added, hidden).when(removeOwn()).then(withdrawn(false)));
  it('is the author’s own', () => given(added).when(removeOwn('other')).thenRefused('comment.not-yours'));
  it('is not withdrawn after a moderator deleted it', () => given(added, deleted()).when(removeOwn()).thenRefused('comment.not-found'));
});

describe('A comment on which a moderator decides', () => {
  it('is hidden and deleted', () => {
    given(added).when(hide()).then(hidden);
    given(added, hidden).when(hide()).thenNothing();
    given(added, hidden).when(remove()).then(deleted(true));
    given(added, deleted()).when(remove()).thenNothing();
  });
  it('is restored to what it was', () => {
    given(added, hidden).when(restore()).then(restored('hidden', 'visible'));
    given(added, deleted()).when(restore()).then(restored('deleted', 'visible'));
    given(added, hidden, deleted(true))
      .when(restore())
      .then(restored('deleted', 'hidden', 2));
    given(added, hidden, deleted(true), restored('deleted', 'hidden', 2))
      .when(restore())
      .then(restored('hidden', 'visible'));
    given(added).when(restore()).thenNothing();
  });
  it('is not restored when its author took it back', () => given(added, withdrawn(true)).when(restore()).thenRefused('comment.withdrawn'));
  it('is there', () => {
    for (const command of [hide(), remove(), restore()]) given().when(command).thenRefused('comment.not-found');
    given(added, deleted()).when(hide()).thenRefused('comment.not-found');
    given(added, withdrawn(true)).when(remove()).thenRefused('comment.not-found');
  });
  it('is decided on with a reason', () => {
    for (const command of [hide(''), remove('ab'), restore('x'.repeat(501))]) given(added).when(command).thenRefused('tool.unreasoned');
  });
});

describe('A comment that is moved', () => {
  const there = moved('t1', 't2', 'm1');

  it('stands in another topic', () =>
    given(added)
      .when(move('t1', 't2', 'm1'))
      .then(there));
  it('is moved once', () =>
    given(added, there)
      .when(move('t1', 't2', 'm1'))
      .thenNothing());
  it('is moved from where it stands', () =>
    given(added)
      .when(move('t9', 't2', 'm1'))
      .thenNothing());
  it('is moved although nobody can read it', () =>
    given(added, hidden)
      .when(move('t1', 't2', 'm1'))
      .then(moved('t1', 't2', 'm1', false, false)));
  it('was never there', () =>
    given()
      .when(move('t1', 't2', 'm1'))
      .thenNothing());
  it('keeps its new topic in what happens next', () =>
    given(added, there)
      .when(edit('Merhaba!'))
      .then({ type: 'CommentEdited', data: { ...IDS, topicId: 't2', content: 'Merhaba!', edition: 0 } }));
  it('comes back', () =>
    given(added, there)
      .when(giveBack('m1'))
      .then(moved('t2', 't1', 'm1', true)));
  it('comes back once', () =>
    given(added, there, moved('t2', 't1', 'm1', true))
      .when(giveBack('m1'))
      .thenNothing());
  it('comes back step by step', () => {
    const on = moved('t2', 't3', 'm2');
    given(added, there, on).when(giveBack('m1')).thenNothing();
    given(added, there, on)
      .when(giveBack('m2'))
      .then(moved('t3', 't2', 'm2', true));
    given(added, there, on, moved('t3', 't2', 'm2', true))
      .when(giveBack('m1'))
      .then(moved('t2', 't1', 'm1', true));
  });
});
