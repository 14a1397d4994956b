import { NOTHING_ABOVE } from '../../../../contracts/above.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { PostDeleted, PostHidden, PostRestored, PostUnpublished } from '../../blog/public.js';
import { NotifyMember } from './notice.commands.js';

/** The author of a post hears of what staff decided about it, and why it was not published at its minute. */
export const notifyOfPosts = policy<PostUnpublished | PostHidden | PostDeleted | PostRestored>({
  name: 'notify-of-posts',
  follows: 'later',
  on: {
    PostUnpublished: (event) => (event.data.cause === 'author' ? [] : tell(event, `unpublished_${event.data.cause}`)),
    PostHidden: (event) => tell(event, 'hidden'),
    PostDeleted: (event) => tell(event, 'deleted'),
    PostRestored: (event) => tell(event, 'restored'),
  },
});

function tell(
  { id, data: { authorId: memberId }, at, position }: RecordedEvent<PostUnpublished | PostHidden | PostDeleted | PostRestored>,
  outcome: NotificationOutcome,
): readonly Reaction[] {
  const noticeId = `post.${id}`;
  const notice = { noticeId, type: 'content_moderated', reason: 'own_post', topicId: null, ...NOTHING_ABOVE, commentId: null, outcome, actorId: null } as const;
  return [{ schedule: intent(NotifyMember, { ...notice, memberId, position }), key: `notify:${noticeId}`, at }];
}
