import { NOTHING_ABOVE } from '../../../../contracts/above.js';
import type { LikeTarget } from '../../../../contracts/likes.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ContentLiked, TopicSolved } from '../../forum/public.js';
import { NotifyMember } from './notice.commands.js';
import type { Notice } from './notice.events.js';

const LIKED: Record<LikeTarget, (id: string) => Pick<Notice, 'commentId' | 'reason'>> = {
  topic: () => ({ commentId: null, reason: 'own_topic' }),
  comment: (commentId) => ({ commentId, reason: 'own_comment' }),
  post: () => ({ commentId: null, reason: 'own_post' }),
  update: () => ({ commentId: null, reason: 'own_update' }),
};

const NOWHERE = { topicId: null, ...NOTHING_ABOVE } as const;

/** Whoever wrote something hears that it is liked or that it was the solution; each like counts once, also when it was taken back and given again. */
export const notifyOfApproval = policy<ContentLiked | TopicSolved>({
  name: 'notify-of-approval',
  follows: 'later',
  on: {
    ContentLiked: ({ data: { targetType, targetId, memberId: actorId, authorId: memberId, ...place }, at, position }) => {
      const what = { ...NOWHERE, ...place, ...LIKED[targetType](targetId) };
      const noticeId = `like.${targetId}.${actorId}`;
      const command = intent(NotifyMember, { noticeId, type: 'like', ...what, outcome: null, actorId, memberId, position });
      return [{ schedule: command, key: `notify:${noticeId}`, at }];
    },
    TopicSolved: ({ data: { topicId, authorId: actorId, commentId }, at, position }) => {
      if (!commentId) return [];
      const noticeId = `solved.${commentId}`;
      const notice = { noticeId, type: 'solved', reason: 'own_comment', topicId, ...NOTHING_ABOVE, commentId, outcome: null, actorId } as const;
      return [{ schedule: intent(NotifyMember, { ...notice, memberId: null, position }), key: `notify:${noticeId}`, at }];
    },
  },
});
