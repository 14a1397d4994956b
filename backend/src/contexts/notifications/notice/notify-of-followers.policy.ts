import { NOTHING_ABOVE } from '../../../../contracts/above.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberFollowed } from '../../social/public.js';
import { NotifyMember } from './notice.commands.js';

/** Whoever is followed hears of it; each follower counts once, however often they stop and begin again. */
export const notifyOfFollowers = policy<MemberFollowed>({
  name: 'notify-of-followers',
  follows: 'later',
  on: {
    MemberFollowed: ({ data: { memberId: actorId, targetId: memberId }, at, position }) => {
      const noticeId = `follow.${memberId}.${actorId}`;
      const notice = { noticeId, type: 'follow', reason: 'followed', topicId: null, ...NOTHING_ABOVE, commentId: null, outcome: null, actorId } as const;
      return [{ schedule: intent(NotifyMember, { ...notice, memberId, position }), key: `notify:${noticeId}`, at }];
    },
  },
});
