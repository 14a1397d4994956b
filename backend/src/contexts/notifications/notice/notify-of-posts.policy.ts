import { aboveIds, NOTHING_ABOVE } from '../../../../contracts/above.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { PostDeleted, PostHidden, PostRestored, PostUnpublished } from '../../blog/public.js';
import type { MessageRestored, MessageWithheld } from '../../chat/public.js';
import type { ProjectModerationEvent, UpdateModerationEvent } from '../../projects/public.js';
import type { RoomMessageModerationEvent, RoomModerationEvent } from '../../voice/public.js';
import { NotifyMember } from './notice.commands.js';

type InRooms = RoomModerationEvent | RoomMessageModerationEvent;
type Judged = PostHidden | PostDeleted | PostRestored | ProjectModerationEvent | UpdateModerationEvent | MessageWithheld | MessageRestored | InRooms;
const NAME = {
  own_post: 'post',
  own_project: 'project',
  own_update: 'update',
  own_message: 'message',
  own_room: 'room',
  own_room_message: 'room-message',
} as const;

/** The author of a post, of an update, of a message or of what a room is called, or who answers for a project, hears of what staff decided about it; of a post also why it was not published at its minute. */
export const notifyOfPosts = policy<PostUnpublished | Judged>({
  name: 'notify-of-posts',
  follows: 'later',
  on: {
    PostUnpublished: (event) => (event.data.cause === 'author' ? [] : tell(event, 'own_post', `unpublished_${event.data.cause}`)),
    PostHidden: (event) => tell(event, 'own_post', 'hidden'),
    PostDeleted: (event) => tell(event, 'own_post', 'deleted'),
    PostRestored: (event) => tell(event, 'own_post', 'restored'),
    ProjectHidden: (event) => tell(event, 'own_project', 'hidden'),
    ProjectDeleted: (event) => tell(event, 'own_project', 'deleted'),
    ProjectRestored: (event) => tell(event, 'own_project', 'restored'),
    ProjectUpdateHidden: (event) => tell(event, 'own_update', 'hidden'),
    ProjectUpdateRemoved: (event) => tell(event, 'own_update', 'deleted'),
    ProjectUpdateRestored: (event) => tell(event, 'own_update', 'restored'),
    MessageWithheld: (event) => tell(event, 'own_message', 'hidden'),
    MessageRestored: (event) => tell(event, 'own_message', 'restored'),
    RoomWordsHidden: (event) => tell(event, 'own_room', 'hidden'),
    RoomWordsRestored: (event) => tell(event, 'own_room', 'restored'),
    RoomClosedOnReport: (event) => tell(event, 'own_room', 'deleted'),
    RoomMessageWithheld: (event) => tell(event, 'own_room_message', 'hidden'),
    RoomMessageRestored: (event) => tell(event, 'own_room_message', 'restored'),
  },
});

function tell(
  { id, data, at, position }: RecordedEvent<PostUnpublished | Judged>,
  reason: keyof typeof NAME,
  outcome: NotificationOutcome,
): readonly Reaction[] {
  const { authorId: memberId } = data;
  const noticeId = `${NAME[reason]}.${id}`;
  // Of an update it is told in which project it stands.
  const above = 'updateId' in data ? aboveIds({ kind: 'project', id: data.projectId }) : NOTHING_ABOVE;
  const notice = { noticeId, type: 'content_moderated', reason, topicId: null, ...above, commentId: null, outcome, actorId: null } as const;
  return [{ schedule: intent(NotifyMember, { ...notice, memberId, position }), key: `notify:${noticeId}`, at }];
}
