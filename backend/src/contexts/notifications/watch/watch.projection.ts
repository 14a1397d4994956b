import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { NotificationsForgotten } from '../inbox/inbox.events.js';
import type { WatchEvent } from './watch.events.js';
import { type WatchDocument, watchesView, watchKey } from './watch.model.js';

type What = Partial<Pick<WatchDocument, 'started' | 'commented' | 'chosen' | 'since'>>;

/** Whoever has had to do with it before has listened since then, unless they chose to listen again. */
const note = (topicId: string, memberId: string, position: number, what: What): Write =>
  watchesView.make(watchKey(topicId, memberId), {
    $set: { topic_id: topicId, member_id: memberId, ...what },
    ...(what.since === undefined && { $setOnInsert: { since: position } }),
  });

/** Who has to do with a topic: whoever started it, wrote in it or chose something for it. */
export const watchProjection = projection<TopicCreated | CommentAdded | WatchEvent | NotificationsForgotten>({
  name: 'topic-watches',
  version: 1,
  views: [watchesView.name],
  on: {
    TopicCreated: ({ data: { topicId, authorId }, position }) => note(topicId, authorId, position, { started: true }),
    CommentAdded: ({ data: { topicId, authorId }, position }) => note(topicId, authorId, position, { commented: true }),
    TopicWatched: ({ data: { topicId, memberId }, position }) => note(topicId, memberId, position, { chosen: 'watching', since: position }),
    TopicUnwatched: ({ data: { topicId, memberId }, position }) => note(topicId, memberId, position, { chosen: 'normal' }),
    TopicMuted: ({ data: { topicId, memberId }, position }) => note(topicId, memberId, position, { chosen: 'muted' }),
    NotificationsForgotten: ({ data: { memberId, topicIds } }) => topicIds.map((topicId) => watchesView.remove(watchKey(topicId, memberId))),
  },
});
