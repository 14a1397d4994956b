import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { CategoriesOrdered, CategoryEvent } from '../category/category.events.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { forumProjection } from './forum.projection.js';

const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1' };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const CAUSE = { reportId: 'r1', reason: 'spam' };

const after = (event: CategoryEvent | CategoriesOrdered | TopicEvent | CommentEvent) => project(forumProjection, recorded(event, { position: 9, revision: 2 }));
const countedTopic = (by: 1 | -1) => [
  { view: 'categories', id: 'c1', update: { $inc: { topic_count: by } } },
  { view: 'forum_counters', id: 'topics', update: { $inc: { count: by } }, upsert: true },
];
const state = (view: 'topics' | 'comments', id: string, now: 'hidden' | 'deleted') => ({
  view,
  id,
  update: { $set: { state: now, changed_at: NOW, revision: 2 } },
});
const oneCommentLess = { view: 'topics', id: 't1', update: { $inc: { comment_count: -1 }, $set: { last_activity_by: null } } };

describe('The view of categories', () => {
  it('gets an empty category', () =>
    expect(
      after({ type: 'CategoryOpened', data: { categoryId: 'c1', name: 'Genel', slug: 'genel', description: 'Her şey', color: 'blue', sortOrder: 3 } }),
    ).toEqual([
      {
        view: 'categories',
        id: 'c1',
        put: {
          name: 'Genel',
          slug: 'genel',
          description: 'Her şey',
          color: 'blue',
          sort_order: 3,
          topic_count: 0,
          former_name: null,
          closed: false,
          writers: 'everybody',
          merged_into: null,
          created_at: NOW,
          changed_at: NOW,
        },
      },
    ]));
  it.each<[CategoryEvent, object]>([
    [
      { type: 'CategoryRenamed', data: { categoryId: 'c1', name: 'Sohbet', formerName: 'Genel' } },
      { name: 'Sohbet', former_name: 'Genel' },
    ],
    [{ type: 'CategoryDescribed', data: { categoryId: 'c1', description: 'Yeni', formerDescription: 'Eski' } }, { description: 'Yeni' }],
    [{ type: 'CategoryRecolored', data: { categoryId: 'c1', color: 'red', formerColor: 'blue' } }, { color: 'red' }],
    [{ type: 'CategoryClosed', data: { categoryId: 'c1' } }, { closed: true }],
    [{ type: 'CategoryReopened', data: { categoryId: 'c1' } }, { closed: false }],
    [{ type: 'CategoryWritersChanged', data: { categoryId: 'c1', writers: 'staff', formerWriters: 'everybody' } }, { writers: 'staff' }],
    [{ type: 'CategoryMerged', data: { categoryId: 'c1', intoCategoryId: 'c2' } }, { merged_into: 'c2' }],
    [{ type: 'CategoryUnmerged', data: { categoryId: 'c1', intoCategoryId: 'c2' } }, { merged_into: null }],
  ])('follows $type', (event, $set) => expect(after(event)).toEqual([{ view: 'categories', id: 'c1', update: { $set: { ...$set, changed_at: NOW } } }]));
  it('follows the order of all', () =>
    expect(after({ type: 'CategoriesOrdered', data: { categoryId: 'c2', order: ['c2', 'c1'] } })).toEqual([
      { view: 'categories', id: 'c2', update: { $set: { sort_order: 0 } } },
      { view: 'categories', id: 'c1', update: { $set: { sort_order: 1 } } },
    ]));
});

describe('The view of topics', () => {
  it('gets a topic without comments and counts it', () =>
    expect(after({ type: 'TopicCreated', data: { ...TOPIC, title: 'Merhaba', content: '**Selam** herkese', tags: ['selam'] } })).toEqual([
      {
        view: 'topics',
        id: 't1',
        put: {
          title: 'Merhaba',
          content: '**Selam** herkese',
          excerpt: 'Selam herkese',
          category_id: 'c1',
          author_id: 'author',
          tags: ['selam'],
          tag_slugs: ['selam'],
          state: 'visible',
          merged_into: null,
          comment_count: 0,
          comment_total: 0,
          likes: 0,
          views: 0,
          solved: false,
          solving_comment_id: null,
          locked: false,
          pinned: 0,
          outdated: false,
          created_at: NOW,
          edited_at: null,
          edition: 0,
          moderated: false,
          changed_at: NOW,
          last_activity_at: NOW,
          last_activity_by: null,
          revision: 2,
        },
      },
      ...countedTopic(1),
    ]));
  it('says what may no longer hold', () => {
    const now = (outdated: boolean) => ({ view: 'topics', id: 't1', update: { $set: { outdated, changed_at: NOW, revision: 2 } } });
    expect(after({ type: 'TopicOutdated', data: { ...TOPIC, reason: 'Sürüm 2' } })).toEqual([now(true)]);
    expect(after({ type: 'TopicRenewed', data: { ...TOPIC, reason: 'Güncellendi' } })).toEqual([now(false)]);
  });
  it('counts a hidden topic no more', () =>
    expect(after({ type: 'TopicHidden', data: { ...TOPIC, ...CAUSE, wasListed: true } })).toEqual([state('topics', 't1', 'hidden'), ...countedTopic(-1)]));
  it('counts a deleted topic no more', () =>
    expect(after({ type: 'TopicDeleted', data: { ...TOPIC, ...CAUSE, wasHidden: false, wasListed: true } })).toEqual([
      state('topics', 't1', 'deleted'),
      ...countedTopic(-1),
    ]));
  it('does not discount a hidden topic again when it is deleted', () =>
    expect(after({ type: 'TopicDeleted', data: { ...TOPIC, ...CAUSE, wasHidden: true, wasListed: false } })).toEqual([state('topics', 't1', 'deleted')]));
});

describe('The view of comments', () => {
  it('gets a comment, and its topic is answered', () =>
    expect(after({ type: 'CommentAdded', data: { ...COMMENT, content: '_Hoş_ geldin', quotedCommentId: null } })).toEqual([
      {
        view: 'comments',
        id: 'k1',
        put: {
          topic_id: 't1',
          post_id: null,
          project_id: null,
          under: 't1',
          author_id: 'author',
          content: '_Hoş_ geldin',
          excerpt: 'Hoş geldin',
          quoted_id: null,
          state: 'visible',
          likes: 0,
          created_at: NOW,
          edited_at: null,
          edition: 0,
          moderated: false,
          changed_at: NOW,
          position: 9,
          revision: 2,
        },
      },
      { view: 'topics', id: 't1', update: { $inc: { comment_count: 1, comment_total: 1 }, $set: { last_activity_at: NOW, last_activity_by: 'author' } } },
    ]));
  it.each<[string, { postId: string } | { projectId: string }, object]>([
    ['post', { postId: 'p1' }, { topic_id: null, post_id: 'p1', project_id: null }],
    ['project', { projectId: 'p1' }, { topic_id: null, post_id: null, project_id: 'p1' }],
  ])('gets a comment of a %s, and a reply to it', (_, above, place) => {
    const comment = { commentId: 'k1', authorId: 'author', content: 'Hoş geldin', quotedCommentId: null, ...above };
    expect(after({ type: 'CommentAdded', data: { ...comment, parentId: null } })).toEqual([
      expect.objectContaining({ id: 'k1', put: expect.objectContaining({ ...place, under: 'p1' }) }),
      { view: 'post_discussions', id: 'p1', update: { $inc: { comment_total: 1 } }, upsert: true },
    ]);
    expect(after({ type: 'CommentAdded', data: { ...comment, parentId: 'k0' } })).toEqual([
      expect.objectContaining({ id: 'k1', put: expect.objectContaining({ ...place, under: 'k0' }) }),
      { view: 'comments', id: 'k0', update: { $inc: { replies: 1, reply_total: 1 }, $set: { last_reply_at: NOW } } },
    ]);
  });
  it('counts a hidden comment no more', () =>
    expect(after({ type: 'CommentHidden', data: { ...COMMENT, ...CAUSE } })).toEqual([state('comments', 'k1', 'hidden'), oneCommentLess]));
  it('counts a deleted comment no more', () =>
    expect(after({ type: 'CommentDeleted', data: { ...COMMENT, ...CAUSE, wasHidden: false } })).toEqual([state('comments', 'k1', 'deleted'), oneCommentLess]));
  it('does not discount a hidden comment again when it is deleted', () =>
    expect(after({ type: 'CommentDeleted', data: { ...COMMENT, ...CAUSE, wasHidden: true } })).toEqual([state('comments', 'k1', 'deleted')]));
});

describe('The view of what its author has withdrawn', () => {
  const topicWithdrawn = (wasVisible: boolean) => after({ type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible } });
  const commentWithdrawn = (wasVisible: boolean) => after({ type: 'CommentWithdrawn', data: { ...COMMENT, wasVisible } });
  const empty = { state: 'withdrawn', content: '', excerpt: '', changed_at: NOW, revision: 2 };

  it('has nothing of a topic but its place, and counts it no more', () =>
    expect(topicWithdrawn(true)).toEqual([
      { view: 'topics', id: 't1', update: { $set: { ...empty, title: '', tags: [], tag_slugs: [] } } },
      ...countedTopic(-1),
    ]));
  it('does not discount again a topic that was not seen', () => expect(topicWithdrawn(false)).toHaveLength(1));
  it('has nothing of a comment but its place, and counts it no more', () =>
    expect(commentWithdrawn(true)).toEqual([{ view: 'comments', id: 'k1', update: { $set: empty } }, oneCommentLess]));
  it('does not discount again a comment that was not seen', () => expect(commentWithdrawn(false)).toHaveLength(1));
});
