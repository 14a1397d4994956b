import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { PostDrafted } from '../../blog/public.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { OwnershipPassed, ProjectCreated } from '../../projects/public.js';
import type { NotificationsForgotten } from '../inbox/inbox.events.js';
import type { WatchEvent } from './watch.events.js';
import { watchProjection } from './watch.projection.js';

const created: TopicCreated = { type: 'TopicCreated', data: { topicId: 't1', authorId: 'm1', categoryId: 'k1', title: 'Konu', content: 'İçerik', tags: [] } };
const added: CommentAdded = { type: 'CommentAdded', data: { commentId: 'c1', topicId: 't1', authorId: 'm1', content: 'Yorum', quotedCommentId: null } };
const forgotten: NotificationsForgotten = { type: 'NotificationsForgotten', data: { memberId: 'm1', rowIds: [], topicIds: ['t1'] } };
const chosen = (type: Extract<WatchEvent, { data: { topicId: string } }>['type']): WatchEvent => ({ type, data: { topicId: 't1', memberId: 'm1' } });
const drafted = { type: 'PostDrafted', data: { postId: 't1', authorId: 'm1' } } as PostDrafted;
const begun = { type: 'ProjectCreated', data: { projectId: 't1', ownerId: 'm1' } } as ProjectCreated;
const passed: OwnershipPassed = { type: 'OwnershipPassed', data: { projectId: 't1', from: 'm0', to: 'm1', cause: 'handover' } };
const underPost: CommentAdded = {
  type: 'CommentAdded',
  data: { commentId: 'c1', postId: 't1', parentId: null, authorId: 'm1', content: 'Yorum', quotedCommentId: null },
};

describe('Who has to do with a topic', () => {
  const first = { $setOnInsert: { since: 7 } };
  it.each([
    [created, { started: true }, first],
    [added, { commented: true }, first],
    [drafted, { started: true }, first],
    [begun, { started: true }, first],
    [underPost, { commented: true }, first],
    [{ type: 'PostMuted', data: { postId: 't1', memberId: 'm1' } } as WatchEvent, { chosen: 'muted' }, first],
    [chosen('TopicWatched'), { chosen: 'watching', since: 7 }, {}],
    [chosen('TopicUnwatched'), { chosen: 'normal' }, first],
    [chosen('TopicMuted'), { chosen: 'muted' }, first],
  ])('%j', (event, what, when) =>
    expect(project(watchProjection, recorded(event, { position: 7 }))).toEqual([
      { view: 'topic_watches', id: 't1:m1', update: { $set: { thread_id: 't1', member_id: 'm1', ...what }, ...when }, upsert: true },
    ]),
  );
  it('is the new owner of a project, and not the former one', () =>
    expect(project(watchProjection, recorded(passed, { position: 7 }))).toMatchObject([
      { id: 't1:m0', remove: true },
      { id: 't1:m1', update: { $set: { started: true } } },
    ]));
  it('is nobody whose account has ended', () =>
    expect(project(watchProjection, recorded(forgotten))).toEqual([{ view: 'topic_watches', id: 't1:m1', remove: true }]));
});
