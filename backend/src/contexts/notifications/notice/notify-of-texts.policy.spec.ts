import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { CommentAdded, CommentEdited, TopicCreated } from '../../forum/public.js';
import { NotifyAboutText } from './notice.commands.js';
import { notifyOfTexts } from './notify-of-texts.policy.js';

const TEXT = { topicId: 't1', authorId: 'm1', content: '@ayse bak' };
const topic: TopicCreated = { type: 'TopicCreated', data: { ...TEXT, categoryId: 'k1', title: 'Konu', tags: [] } };
const comment: CommentAdded = { type: 'CommentAdded', data: { ...TEXT, commentId: 'c1', quotedCommentId: 'c0' } };
const edited: CommentEdited = { type: 'CommentEdited', data: { ...TEXT, commentId: 'c1', edition: 0 } };
const command = (commentId: string | null, reach: Pick<NotifyAboutText['data'], 'quotedCommentId' | 'onlyNamed'>, key: string) => [
  {
    schedule: {
      command: NotifyAboutText,
      data: { topicId: 't1', postId: null, projectId: null, parentId: null, commentId, authorId: 'm1', position: 1, ...reach },
    },
    key: `notify:${key}`,
    at: NOW,
  },
];

describe('What was written', () => {
  it('concerns whom a topic names', () =>
    expect(react(notifyOfTexts, recorded(topic))).toEqual(command(null, { quotedCommentId: null, onlyNamed: true }, 'event-1')));
  it('concerns whom it names since it was edited', () =>
    expect(react(notifyOfTexts, recorded(edited))).toEqual(command('c1', { quotedCommentId: null, onlyNamed: true }, 'event-1')));
  it('concerns whoever a comment names, quotes or reaches', () =>
    expect(react(notifyOfTexts, recorded(comment))).toEqual(command('c1', { quotedCommentId: 'c0', onlyNamed: false }, 'c1')));
  it.each([
    [{ postId: 'p1' }, { postId: 'p1', projectId: null }],
    [{ projectId: 'p1' }, { postId: null, projectId: 'p1' }],
  ])('concerns whom a comment answers: %j', (above, ids) => {
    const data = { ...above, parentId: 'c9', authorId: 'm1', content: 'Evet', commentId: 'c1', quotedCommentId: null };
    expect(react(notifyOfTexts, recorded({ type: 'CommentAdded', data } as CommentAdded))).toMatchObject([
      { schedule: { data: { topicId: null, ...ids, parentId: 'c9', commentId: 'c1', onlyNamed: false } }, key: 'notify:c1' },
    ]);
  });
  it('does not wait in a queue with its words, or with names out of them', () =>
    expect(JSON.stringify([topic, comment, edited].map((event) => react(notifyOfTexts, recorded(event))))).not.toContain('ayse'));
});
