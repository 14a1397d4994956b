import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { commentMovesProjection } from '../moving/comment-moves.projection.js';
import { commentTalliesProjection } from '../tallies/comment-tallies.projection.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { created, deleted, edited, hidden, locked, merged, pinned, REASON, solutionLost, solved, TOPIC, unmerged } from '../topic/topic.fixture.js';
import { forumProjection } from './forum.projection.js';

const DECIDED = { ...TOPIC, reason: REASON };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const after = (event: TopicEvent | CommentEvent, projection = forumProjection) => project(projection, recorded(event, { position: 9, revision: 2 }));
const topic = ($set: object) => ({ view: 'topics', id: 't1', update: { $set: { ...$set, changed_at: NOW, revision: 2 } } });
const comment = ($set: object) => ({ view: 'comments', id: 'k1', update: { $set: { ...$set, changed_at: NOW, revision: 2 } } });
const inCategory = (id: string, topic_count: 1 | -1) => ({ view: 'categories', id, update: { $inc: { topic_count } } });
const counted = (by: 1 | -1) => [inCategory('c1', by), { view: 'forum_counters', id: 'topics', update: { $inc: { count: by } }, upsert: true }];
const restored = (to: 'visible' | 'hidden', listed: boolean): TopicEvent => ({ type: 'TopicRestored', data: { ...DECIDED, from: 'deleted', to, listed } });
const moved = (wasListed: boolean): TopicEvent => ({ type: 'TopicMoved', data: { ...DECIDED, categoryId: 'c2', formerCategoryId: 'c1', wasListed } });
const commentRestored = (to: 'visible' | 'hidden'): CommentEvent => ({ type: 'CommentRestored', data: { ...COMMENT, reason: REASON, from: 'deleted', to } });
const commentMoved = (back: boolean, wasVisible = true, wasWithdrawn = false): CommentEvent => ({
  type: 'CommentMoved',
  data: { commentId: 'k1', authorId: 'author', fromTopicId: 't1', toTopicId: 't2', cause: 'm1', back, wasVisible, wasWithdrawn },
});
const withdrawn = (wasVisible: boolean): CommentEvent => ({ type: 'CommentWithdrawn', data: { ...COMMENT, wasVisible, deletedByAuthor: true } });

describe('The view of a topic', () => {
  it('has its latest text', () =>
    expect(after(edited({ title: 'Yeni başlık', content: '**Yeni** içerik', tags: ['a'] }))).toEqual([
      topic({ title: 'Yeni başlık', content: '**Yeni** içerik', excerpt: 'Yeni içerik', tags: ['a'], tag_slugs: ['a'], category_id: 'c1', edited_at: NOW }),
    ]));
  it('counts it where it stands', () => {
    expect(after(edited({ categoryId: 'c2' })).slice(1)).toEqual([inCategory('c1', -1), inCategory('c2', 1)]);
    expect(after(moved(true))).toEqual([topic({ category_id: 'c2' }), inCategory('c1', -1), inCategory('c2', 1)]);
    expect(after(moved(false))).toEqual([topic({ category_id: 'c2' })]);
  });
  it('knows its solution, which knows that it was one', () => {
    const onceSolved = { view: 'comments', id: 'k1', update: { $set: { once_solved: true } } };
    expect(after(solved('k1'))).toEqual([topic({ solved: true, solving_comment_id: 'k1' }), onceSolved]);
    expect(after(solutionLost)).toEqual([topic({ solving_comment_id: null })]);
    expect(after({ type: 'TopicSolutionRegained', data: { ...TOPIC, commentId: 'k1' } })).toEqual([topic({ solving_comment_id: 'k1' }), onceSolved]);
    expect(after({ type: 'TopicReopened', data: TOPIC })).toEqual([topic({ solved: false, solving_comment_id: null })]);
  });
  it('counts it again when it is restored for everybody', () => {
    expect(after(restored('visible', true))).toEqual([topic({ state: 'visible' }), ...counted(1)]);
    expect(after(restored('hidden', false))).toEqual([topic({ state: 'hidden' })]);
    expect(after(restored('visible', false))).toEqual([topic({ state: 'merged' })]);
  });
  it('knows its lock, its place and its tags', () => {
    expect(after(locked)).toEqual([topic({ locked: true })]);
    expect(after({ type: 'TopicUnlocked', data: DECIDED })).toEqual([topic({ locked: false })]);
    expect(after(pinned)).toEqual([topic({ pinned: 1 })]);
    expect(after({ type: 'TopicUnpinned', data: DECIDED })).toEqual([topic({ pinned: 0 })]);
    expect(after({ type: 'TopicRetagged', data: { ...DECIDED, tags: ['b'], formerTags: [], listed: true } })).toEqual([
      topic({ tags: ['b'], tag_slugs: ['b'] }),
    ]);
  });
  it('lists it no more while it is merged', () => {
    expect(after(merged)).toEqual([topic({ state: 'merged', merged_into: 't2' }), ...counted(-1)]);
    expect(after(unmerged())).toEqual([topic({ state: 'visible', merged_into: null }), ...counted(1)]);
    expect(after(unmerged(false))).toEqual([topic({ merged_into: null })]);
  });
  it('does not discount what was not listed', () => {
    expect(after({ ...hidden, data: { ...hidden.data, wasListed: false } } as TopicEvent)).toHaveLength(1);
    expect(after({ ...deleted(), data: { ...deleted().data, wasListed: false } } as TopicEvent)).toHaveLength(1);
    expect(after(created())).toHaveLength(3);
  });
});

describe('The view of a comment', () => {
  it('has its latest text', () =>
    expect(after({ type: 'CommentEdited', data: { ...COMMENT, content: '_Yeni_', edition: 0 } })).toEqual([
      comment({ content: '_Yeni_', excerpt: 'Yeni', edited_at: NOW }),
    ]));
  it('counts it again when it is restored for everybody', () => {
    expect(after(commentRestored('visible'))).toEqual([comment({ state: 'visible' }), { view: 'topics', id: 't1', update: { $inc: { comment_count: 1 } } }]);
    expect(after(commentRestored('hidden'))).toEqual([comment({ state: 'hidden' })]);
  });
  it.each([
    [true, 1],
    [false, 0],
  ])('counts it where it stands, also when it is not to be seen (%p)', (wasVisible, seen) =>
    expect(after(commentMoved(false, wasVisible))).toEqual([
      comment({ topic_id: 't2', post_id: null, project_id: null, under: 't2' }),
      { view: 'topics', id: 't1', update: { $inc: { comment_count: -seen, comment_total: -1 } } },
      { view: 'topics', id: 't2', update: { $inc: { comment_count: seen, comment_total: 1 } } },
    ]),
  );
  it('knows that its author deleted it', () =>
    expect(after(withdrawn(true))[0]).toEqual(comment({ state: 'withdrawn', content: '', excerpt: '', deleted_by_author: true })));
});

describe('The view of moved comments', () => {
  it('has each with what moved it, until it comes back', () => {
    const id = 'm1/k1';
    expect(after(commentMoved(false), commentMovesProjection)).toEqual([{ view: 'comment_moves', id, put: { cause: 'm1', comment_id: 'k1', position: 9 } }]);
    expect(after(commentMoved(true), commentMovesProjection)).toEqual([{ view: 'comment_moves', id, remove: true }]);
  });
});

describe('The tallies of comments', () => {
  const all = (count: 1 | -1) => ({ view: 'comment_totals', id: 'all', update: { $inc: { count } }, upsert: true });
  const wrote = (topicId: string, count: 1 | -1) => ({ view: 'participations', id: `${topicId}/author`, update: { $inc: { count } }, upsert: true });
  const tallied = (event: CommentEvent) => after(event, commentTalliesProjection);
  const commentDeleted = (wasHidden: boolean) => tallied({ type: 'CommentDeleted', data: { ...COMMENT, reportId: null, reason: REASON, wasHidden } });

  it('count what is written', () =>
    expect(tallied({ type: 'CommentAdded', data: { ...COMMENT, content: 'Merhaba', quotedCommentId: null } })).toEqual([all(1), wrote('t1', 1)]));
  it('count what can be seen', () => {
    expect(tallied({ type: 'CommentHidden', data: { ...COMMENT, reportId: null, reason: REASON } })).toEqual([all(-1)]);
    expect([commentDeleted(false), commentDeleted(true)]).toEqual([[all(-1)], []]);
    expect([tallied(commentRestored('visible')), tallied(commentRestored('hidden'))]).toEqual([[all(1)], []]);
  });
  it('forget what its author takes back', () => {
    expect(tallied(withdrawn(true))).toEqual([all(-1), wrote('t1', -1)]);
    expect(tallied(withdrawn(false))).toEqual([wrote('t1', -1)]);
  });
  it('know where somebody has commented', () => {
    expect(tallied(commentMoved(false))).toEqual([wrote('t1', -1), wrote('t2', 1)]);
    expect(tallied(commentMoved(false, false, true))).toEqual([]);
  });
});
