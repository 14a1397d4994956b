import { describe, expect, it } from '@jest/globals';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import type { AppealDecided } from '../../moderation/public.js';
import { restoreAppealedTopic } from '../topic/restore-appealed-topic.policy.js';
import { ReturnTopicText } from '../topic/topic-edition.commands.js';
import { RestoreRemovedTopic } from '../topic/topic-moderation.commands.js';
import { RestoreRemovedComment, ReturnCommentText } from './comment.commands.js';
import { comment } from './comment.decider.js';
import type { CommentEvent } from './comment.events.js';
import { restoreAppealedComment } from './restore-appealed-comment.policy.js';

const given = specify(comment);
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'm1' };
const added: CommentEvent = { type: 'CommentAdded', data: { ...COMMENT, content: 'Metin', quotedCommentId: null } };
const hidden = (reportId: string | null): CommentEvent => ({ type: 'CommentHidden', data: { ...COMMENT, reportId, reason: 'spam' } });
const deleted = (reportId: string | null, wasHidden = false): CommentEvent => ({
  type: 'CommentDeleted',
  data: { ...COMMENT, reportId, reason: 'spam', wasHidden },
});
const restored = (from: 'hidden' | 'deleted', to: 'hidden' | 'visible', undoes = 1): CommentEvent => ({
  type: 'CommentRestored',
  data: { ...COMMENT, reason: 'İtiraz', from, to, undoes },
});
const restore = new RestoreRemovedComment({ commentId: 'k1', reportId: 'd1', reason: 'İtiraz' }, sentAt(NOW));

describe('What a decision took away', () => {
  it('comes back when that was hidden', () => given(added, hidden('d1')).when(restore).then(restored('hidden', 'visible')));
  it('comes back when that was deleted', () => given(added, deleted('d1')).when(restore).then(restored('deleted', 'visible')));
  it('stays away when another decision did it', () => given(added, hidden('d2')).when(restore).thenNothing());
  it('stays away when a moderator did it on the page', () => given(added, hidden(null)).when(restore).thenNothing());
  it('stays away when another decision deleted it since', () => given(added, hidden('d1'), deleted('d2', true)).when(restore).thenNothing());
  it('comes back once that one is gone', () =>
    given(added, hidden('d1'), deleted('d2', true), restored('deleted', 'hidden', 2))
      .when(restore)
      .then(restored('hidden', 'visible')));
  it('goes back to where another decision had it', () =>
    given(added, hidden('d2'), deleted('d1', true))
      .when(restore)
      .then(restored('deleted', 'hidden', 2)));
  it('does not come back twice', () => given(added, hidden('d1'), restored('hidden', 'visible')).when(restore).thenNothing());
  it('stays its author’s when they took it back', () =>
    given(added, hidden('d1'), { type: 'CommentWithdrawn', data: { ...COMMENT, wasVisible: false } })
      .when(restore)
      .thenNothing());
  it('is not looked for where there is none', () => given().when(restore).thenNothing());
});

describe('An appeal that was decided', () => {
  const decided = (content: AppealDecided['data']['content']) =>
    recorded<AppealDecided>({
      type: 'AppealDecided',
      data: {
        appealId: 'd1',
        memberId: 'm1',
        moderatorId: 'm2',
        outcome: 'reversed',
        reason: 'spam',
        lifts: [],
        changes: [],
        content,
        message: null,
        staffNote: null,
        decidedDespiteNoOther: false,
      },
    });
  const told = (content: AppealDecided['data']['content']) => [react(restoreAppealedComment, decided(content)), react(restoreAppealedTopic, decided(content))];
  const reason = TOOL_TEXT.restoredOnAppeal;
  it('brings a comment back', () =>
    expect(told({ type: 'forum_comment', id: 'k1', reportId: 'd1', back: 'shown' })).toEqual([
      [{ send: { command: RestoreRemovedComment, data: { commentId: 'k1', reportId: 'd1', reason } } }],
      [],
    ]));
  it('brings a topic back', () =>
    expect(told({ type: 'forum_topic', id: 't1', reportId: 'd1', back: 'shown' })).toEqual([
      [],
      [{ send: { command: RestoreRemovedTopic, data: { topicId: 't1', reportId: 'd1', reason } } }],
    ]));
  it('brings the words of an author back', () => {
    expect(told({ type: 'forum_comment', id: 'k1', reportId: 'd1', back: 'words' })).toEqual([
      [{ send: { command: ReturnCommentText, data: { commentId: 'k1', decisionId: 'd1', reason } } }],
      [],
    ]);
    expect(told({ type: 'forum_topic', id: 't1', reportId: 'd1', back: 'words' })).toEqual([
      [],
      [{ send: { command: ReturnTopicText, data: { topicId: 't1', decisionId: 'd1', reason } } }],
    ]);
  });
  it('brings nothing back that stays away, or was destroyed for good', () => {
    expect(told(null)).toEqual([[], []]);
    expect(told({ type: 'forum_topic', id: 't1', reportId: 'd1', back: 'lost' })).toEqual([[], []]);
  });
});
