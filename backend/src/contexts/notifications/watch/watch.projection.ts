import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { NotificationsForgotten } from '../inbox/inbox.events.js';
import type { WatchEvent } from './watch.events.js';
import { type WatchDocument, watchesView, watchKey } from './watch.model.js';

const note = (topicId: string, memberId: string, what: Pick<WatchDocument, 'started' | 'commented' | 'chosen'>): Write =>
  watchesView.make(watchKey(topicId, memberId), { $set: { topic_id: topicId, member_id: memberId, ...what } });

/** Who has to do with a topic: whoever started it, wrote in it or chose something for it. */
export const watchProjection = projection<TopicCreated | CommentAdded | WatchEvent | NotificationsForgotten>({
  name: 'topic-watches',
  version: 1,
  views: [watchesView.name],
  on: {
    TopicCreated: ({ data: { topicId, authorId } }) => note(topicId, authorId, { started: true }),
    CommentAdded: ({ data: { topicId, authorId } }) => note(topicId, authorId, { commented: true }),
    TopicWatched: ({ data: { topicId, memberId } }) => note(topicId, memberId, { chosen: 'watching' }),
    TopicUnwatched: ({ data: { topicId, memberId } }) => note(topicId, memberId, { chosen: 'normal' }),
    TopicMuted: ({ data: { topicId, memberId } }) => note(topicId, memberId, { chosen: 'muted' }),
    NotificationsForgotten: ({ data: { memberId, topicIds } }) => topicIds.map((topicId) => watchesView.remove(watchKey(topicId, memberId))),
  },
});
