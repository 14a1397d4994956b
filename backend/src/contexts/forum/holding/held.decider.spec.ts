import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { HoldAgain, HoldComment, HoldTopic, RefuseText, ReleaseText, TakeBackHeldText, WithdrawHeldText } from './held.commands.js';
import { heldText } from './held.decider.js';
import type { HeldTextEvent } from './held.events.js';

const given = specify(heldText);
const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1', title: 'Merhaba dünya', content: 'İlk konumu açıyorum.', tags: ['selam'] };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author', content: 'Hoş geldin!', quotedCommentId: null };
const CAUSE = { reportId: 'r1', reason: 'spam', outcome: 'content_deleted', note: 'Reklam' } as const;
const causes: ['links'] = ['links'];

const topicHeld: HeldTextEvent = { type: 'TopicHeld', data: { ...TOPIC, causes } };
const commentHeld: HeldTextEvent = { type: 'CommentHeld', data: { ...COMMENT, causes } };
const released: HeldTextEvent = { type: 'TopicReleased', data: TOPIC };
const refused: HeldTextEvent = {
  type: 'HeldTextRefused',
  data: { textId: 't1', ...CAUSE, authorId: 'author', topicId: 't1', postId: null, projectId: null, commentId: null },
};
const withdrawn: HeldTextEvent = { type: 'HeldTextWithdrawn', data: { textId: 't1', authorId: 'author' } };
const holdTopic = (changes: Partial<typeof TOPIC> = {}) => new HoldTopic({ ...TOPIC, ...changes, causes }, sentAt(NOW));
const release = new ReleaseText({ textId: 't1' }, sentAt(NOW));
const refuse = new RefuseText({ textId: 't1', ...CAUSE }, sentAt(NOW));
const takeBack = (memberId = 'author') => new TakeBackHeldText({ textId: 't1', memberId }, sentAt(NOW));
const again = new HoldAgain({ textId: 't1' }, sentAt(NOW));
const heldAgain: HeldTextEvent = { type: 'TopicHeldAgain', data: TOPIC };
const withdraw = new WithdrawHeldText({ textId: 't1' }, sentAt(NOW));

describe('A text that waits', () => {
  it('is a topic', () =>
    given()
      .when(holdTopic({ title: ' Merhaba dünya ', tags: [' Selam', 'selam'] }))
      .then(topicHeld));
  it('is a comment', () =>
    given()
      .when(new HoldComment({ ...COMMENT, causes }, sentAt(NOW)))
      .then(commentHeld));
  it('is held once', () => given(topicHeld).when(holdTopic()).thenNothing());
  it('must be whole, as if it did not wait', () =>
    given()
      .when(holdTopic({ title: 'x' }))
      .thenRefused('topic.incomplete'));
  it('must say something', () =>
    given()
      .when(new HoldComment({ ...COMMENT, content: ' ', causes }, sentAt(NOW)))
      .thenRefused('comment.incomplete'));
  it('is released as a topic', () => given(topicHeld).when(release).then(released));
  it('is released as a comment', () =>
    given(commentHeld)
      .when(new ReleaseText({ textId: 'k1' }, sentAt(NOW)))
      .then({ type: 'CommentReleased', data: COMMENT }));
  it('is refused', () => given(topicHeld).when(refuse).then(refused));
  it('is refused as a comment of its topic', () =>
    given(commentHeld)
      .when(new RefuseText({ textId: 'k1', ...CAUSE }, sentAt(NOW)))
      .then({ type: 'HeldTextRefused', data: { textId: 'k1', ...CAUSE, authorId: 'author', topicId: 't1', postId: null, projectId: null, commentId: 'k1' } }));
  it('waits again when what refused it is taken back', () => given(topicHeld, refused).when(again).then(heldAgain));
  it('waits again as the comment that it is', () => given(commentHeld, refused).when(again).then({ type: 'CommentHeldAgain', data: COMMENT }));
  it('waits again once', () => given(topicHeld, refused, heldAgain).when(again).thenNothing());
  it('is released like any other once it waits again', () => given(topicHeld, refused, heldAgain).when(release).then(released));
  it.each([
    ['waits', [topicHeld]],
    ['was let in', [topicHeld, released]],
    ['was taken back', [topicHeld, withdrawn]],
  ])('does not wait again when it %s', (_, past) =>
    given(...past)
      .when(again)
      .thenNothing(),
  );
  it('is taken back by its author', () => given(topicHeld).when(takeBack()).then(withdrawn));
  it('is taken back once', () => given(topicHeld, withdrawn).when(takeBack()).thenNothing());
  it.each([
    ['released', released],
    ['refused', refused],
  ])('is not taken back once it is %s', (_, event) => given(topicHeld, event).when(takeBack()).thenRefused('held.decided'));
  it('is unknown to anybody else', () => given(topicHeld).when(takeBack('somebody')).thenRefused('held.unknown'));
  it('is taken back only when there is one', () => given().when(takeBack()).thenRefused('held.unknown'));
  it('goes with its author', () => given(topicHeld).when(withdraw).then(withdrawn));
  it.each([
    ['released', released],
    ['refused', refused],
    ['withdrawn', withdrawn],
  ])('stays %s', (_, event) => {
    given(topicHeld, event).when(release).thenNothing();
    given(topicHeld, event).when(refuse).thenNothing();
    given(topicHeld, event).when(withdraw).thenNothing();
  });
  it('is only what was held', () => given().when(release).thenNothing());
});
