import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { MembersNotified } from '../notice/notice.events.js';
import type { WatchEvent } from '../watch/watch.events.js';
import type { NotificationChosen } from './choices.events.js';

const chosen = ownDataFile<NotificationChosen>({
  name: 'bildirim-tercihleri',
  title: 'Bildirim tercihleriniz',
  rows: { NotificationChosen: ({ at, data: { type, channel, wanted, frequency } }) => ({ at, type, channel, wanted, frequency }) },
});

const told = ownDataFile<MembersNotified>({
  name: 'bildirimler',
  title: 'Aldığınız bildirimler',
  rows: {
    MembersNotified: ({ at, data: { type, reason, topicId, postId, projectId, commentId, outcome, happening, partId, memberIds } }, memberId) =>
      memberIds.includes(memberId)
        ? { at, type, reason, topic: topicId, post: postId, project: projectId, comment: commentId, outcome, happening, part: partId }
        : null,
  },
});

const watched = ownDataFile<WatchEvent>({
  name: 'izlenen-konular',
  title: 'İzlediğiniz ve susturduğunuz konular, yazılar ve projeler',
  rows: {
    TopicWatched: ({ at, data: { topicId } }) => ({ at, topic: topicId, level: 'watching' }),
    TopicUnwatched: ({ at, data: { topicId } }) => ({ at, topic: topicId, level: 'normal' }),
    TopicMuted: ({ at, data: { topicId } }) => ({ at, topic: topicId, level: 'muted' }),
    PostWatched: ({ at, data: { postId } }) => ({ at, post: postId, level: 'watching' }),
    PostUnwatched: ({ at, data: { postId } }) => ({ at, post: postId, level: 'normal' }),
    PostMuted: ({ at, data: { postId } }) => ({ at, post: postId, level: 'muted' }),
    ProjectWatched: ({ at, data: { projectId } }) => ({ at, project: projectId, level: 'watching' }),
    ProjectUnwatched: ({ at, data: { projectId } }) => ({ at, project: projectId, level: 'normal' }),
    ProjectMuted: ({ at, data: { projectId } }) => ({ at, project: projectId, level: 'muted' }),
  },
});

/** What notifications have of a member; what others were told of them is the others'. */
export const notificationsOwnData: OwnData = {
  files: [chosen, told, watched],
  keepsBack: (event, memberId) => event.type === 'MembersNotified' && !(event as unknown as MembersNotified).data.memberIds.includes(memberId),
};
