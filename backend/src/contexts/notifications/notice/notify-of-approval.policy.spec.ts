import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ContentLiked, TopicSolved } from '../../forum/public.js';
import { NotifyMember } from './notice.commands.js';
import { notifyOfApproval } from './notify-of-approval.policy.js';

const liked = (targetType: ContentLiked['data']['targetType'], targetId: string): ContentLiked => ({
  type: 'ContentLiked',
  data: { targetType, targetId, topicId: 't1', memberId: 'm2', authorId: 'm1', likedAt: NOW },
});
const solved = (commentId: string | null): TopicSolved => ({ type: 'TopicSolved', data: { topicId: 't1', authorId: 'm2', categoryId: 'k1', commentId } });
const told = (data: Pick<NotifyMember['data'], 'noticeId' | 'type' | 'reason' | 'commentId' | 'memberId'> & Partial<NotifyMember['data']>) => [
  {
    schedule: { command: NotifyMember, data: expect.objectContaining({ topicId: 't1', actorId: 'm2', outcome: null, position: 1, ...data }) },
    key: `notify:${data.noticeId}`,
    at: NOW,
  },
];

describe('An author', () => {
  it('hears that a topic is liked', () =>
    expect(react(notifyOfApproval, recorded(liked('topic', 't1')))).toEqual(
      told({ noticeId: 'like.t1.m2', type: 'like', reason: 'own_topic', commentId: null, memberId: 'm1' }),
    ));
  it('hears that a comment is liked', () =>
    expect(react(notifyOfApproval, recorded(liked('comment', 'c1')))).toEqual(
      told({ noticeId: 'like.c1.m2', type: 'like', reason: 'own_comment', commentId: 'c1', memberId: 'm1' }),
    ));
  it('hears that a post is liked, and a comment under one', () => {
    const inBlog = (targetType: 'post' | 'comment', targetId: string): ContentLiked => ({
      type: 'ContentLiked',
      data: { targetType, targetId, postId: 'p1', memberId: 'm2', authorId: 'm1', likedAt: NOW },
    });
    const place = { topicId: null, postId: 'p1' };
    expect(react(notifyOfApproval, recorded(inBlog('post', 'p1')))).toEqual(
      told({ noticeId: 'like.p1.m2', type: 'like', reason: 'own_post', commentId: null, memberId: 'm1', ...place }),
    );
    expect(react(notifyOfApproval, recorded(inBlog('comment', 'c1')))).toEqual(
      told({ noticeId: 'like.c1.m2', type: 'like', reason: 'own_comment', commentId: 'c1', memberId: 'm1', ...place }),
    );
  });
  it('hears that a comment was the solution', () =>
    expect(react(notifyOfApproval, recorded(solved('c1')))).toEqual(
      told({ noticeId: 'solved.c1', type: 'solved', reason: 'own_comment', commentId: 'c1', memberId: null }),
    ));
  it('hears nothing when no comment was', () => expect(react(notifyOfApproval, recorded(solved(null)))).toEqual([]));
});
