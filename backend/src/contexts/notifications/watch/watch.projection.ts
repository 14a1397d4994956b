import { threadOf } from '../../../../contracts/above.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { PostDrafted } from '../../blog/public.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { OwnershipPassed, ProjectCreated } from '../../projects/public.js';
import type { NotificationsForgotten } from '../inbox/inbox.events.js';
import type { WatchEvent } from './watch.events.js';
import { type WatchDocument, watchesView, watchKey } from './watch.model.js';

type What = Partial<Pick<WatchDocument, 'started' | 'commented' | 'chosen' | 'since'>>;

/** Whoever has had to do with it before has listened since then, unless they chose to listen again. */
const note = (thread: string, memberId: string, position: number, what: What): Write =>
  watchesView.make(watchKey(thread, memberId), {
    $set: { thread_id: thread, member_id: memberId, ...what },
    ...(what.since === undefined && { $setOnInsert: { since: position } }),
  });

/** Who has to do with a topic, a post or a project: whoever started it, wrote there or chose something for it. */
export const watchProjection = projection<TopicCreated | PostDrafted | ProjectCreated | OwnershipPassed | CommentAdded | WatchEvent | NotificationsForgotten>({
  name: 'topic-watches',
  version: 2,
  views: [watchesView.name],
  on: {
    TopicCreated: ({ data: { topicId, authorId }, position }) => note(topicId, authorId, position, { started: true }),
    PostDrafted: ({ data: { postId, authorId }, position }) => note(postId, authorId, position, { started: true }),
    ProjectCreated: ({ data: { projectId, ownerId }, position }) => note(projectId, ownerId, position, { started: true }),
    // Whoever hands it over hears of it again when they choose to.
    OwnershipPassed: ({ data: { projectId, from, to }, position }) => [
      ...(from === null ? [] : [watchesView.remove(watchKey(projectId, from))]),
      ...(to === null ? [] : [note(projectId, to, position, { started: true })]),
    ],
    CommentAdded: ({ data, position }) => note(threadOf(data) ?? '', data.authorId, position, { commented: true }),
    TopicWatched: ({ data: { topicId, memberId }, position }) => note(topicId, memberId, position, { chosen: 'watching', since: position }),
    TopicUnwatched: ({ data: { topicId, memberId }, position }) => note(topicId, memberId, position, { chosen: 'normal' }),
    TopicMuted: ({ data: { topicId, memberId }, position }) => note(topicId, memberId, position, { chosen: 'muted' }),
    PostWatched: ({ data: { postId, memberId }, position }) => note(postId, memberId, position, { chosen: 'watching', since: position }),
    PostUnwatched: ({ data: { postId, memberId }, position }) => note(postId, memberId, position, { chosen: 'normal' }),
    PostMuted: ({ data: { postId, memberId }, position }) => note(postId, memberId, position, { chosen: 'muted' }),
    ProjectWatched: ({ data: { projectId, memberId }, position }) => note(projectId, memberId, position, { chosen: 'watching', since: position }),
    ProjectUnwatched: ({ data: { projectId, memberId }, position }) => note(projectId, memberId, position, { chosen: 'normal' }),
    ProjectMuted: ({ data: { projectId, memberId }, position }) => note(projectId, memberId, position, { chosen: 'muted' }),
    NotificationsForgotten: ({ data: { memberId, topicIds } }) => topicIds.map((thread) => watchesView.remove(watchKey(thread, memberId))),
  },
});
