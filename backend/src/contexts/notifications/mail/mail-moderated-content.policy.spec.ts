import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CommentDeleted, HeldTextRefused, TopicHidden } from '../../forum/public.js';
import { MailModeratedContent } from './mail.commands.js';
import { mailModeratedContent } from './mail-moderated-content.policy.js';

const hidden: TopicHidden = { type: 'TopicHidden', data: { topicId: 't1', authorId: 'm1', categoryId: 'k1', reportId: null, reason: 'spam', wasListed: true } };
const deleted: CommentDeleted = {
  type: 'CommentDeleted',
  data: { commentId: 'c1', topicId: 't1', authorId: 'm1', reportId: null, reason: 'spam', wasHidden: false },
};
const mail = (data: MailModeratedContent['data']) => [{ schedule: { command: MailModeratedContent, data }, key: 'moderated-content-mail:event-1', at: NOW }];

describe('An author', () => {
  it('hears that a topic was hidden', () =>
    expect(react(mailModeratedContent, recorded(hidden))).toEqual(mail({ authorId: 'm1', topicId: 't1', commentId: null, outcome: 'hidden' })));
  it('hears that a comment was deleted', () =>
    expect(react(mailModeratedContent, recorded(deleted))).toEqual(mail({ authorId: 'm1', topicId: 't1', commentId: 'c1', outcome: 'deleted' })));
  it('hears of what was reported with the decision on its case alone', () =>
    expect(react(mailModeratedContent, recorded({ ...deleted, data: { ...deleted.data, reportId: 'r1' } }))).toEqual([]));
  it('hears that a text was not let in, and why', () => {
    const data = {
      textId: 'c1',
      authorId: 'm1',
      reportId: 'r1',
      reason: 'spam',
      topicId: 't1',
      postId: null,
      projectId: null,
      commentId: 'c1',
      outcome: 'content_deleted',
      note: 'Reklam',
    } as const;
    const refused: HeldTextRefused = { type: 'HeldTextRefused', data };
    expect(react(mailModeratedContent, recorded(refused))).toEqual(
      mail({ authorId: 'm1', topicId: 't1', commentId: 'c1', outcome: 'refused', fact: { stream: 'stream-1', id: 'event-1' } }),
    );
  });
  it('hears nothing of refusals that do not say what they were about', () => {
    const refused: HeldTextRefused = {
      type: 'HeldTextRefused',
      data: {
        textId: 'c1',
        authorId: 'm1',
        reportId: 'r1',
        reason: 'spam',
        topicId: null,
        postId: null,
        projectId: null,
        commentId: null,
        outcome: null,
        note: null,
      },
    };
    expect(react(mailModeratedContent, recorded(refused))).toEqual([]);
  });
});
