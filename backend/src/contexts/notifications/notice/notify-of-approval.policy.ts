import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ContentLiked, TopicSolved } from '../../forum/public.js';
import { NotifyMember } from './notice.commands.js';

/** Whoever wrote something hears that it is liked or that it was the solution; each like counts once, also when it was taken back and given again. */
export const notifyOfApproval = policy<ContentLiked | TopicSolved>({
  name: 'notify-of-approval',
  follows: 'later',
  on: {
    ContentLiked: ({ data: { targetType, targetId, topicId, memberId: actorId, authorId: memberId }, at, position }) => {
      const isComment = targetType === 'comment';
      const what = { topicId, commentId: isComment ? targetId : null, reason: isComment ? 'own_comment' : 'own_topic' } as const;
      const noticeId = `like.${targetId}.${actorId}`;
      const command = intent(NotifyMember, { noticeId, type: 'like', ...what, outcome: null, actorId, memberId, position });
      return [{ schedule: command, key: `notify:${noticeId}`, at }];
    },
    TopicSolved: ({ data: { topicId, authorId: actorId, commentId }, at, position }) => {
      if (!commentId) return [];
      const noticeId = `solved.${commentId}`;
      const notice = { noticeId, type: 'solved', reason: 'own_comment', topicId, commentId, outcome: null, actorId } as const;
      return [{ schedule: intent(NotifyMember, { ...notice, memberId: null, position }), key: `notify:${noticeId}`, at }];
    },
  },
});
