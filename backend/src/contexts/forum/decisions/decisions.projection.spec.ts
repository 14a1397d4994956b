import { describe, expect, it } from '@jest/globals';
import type { DecisionState } from '../../../../contracts/forum-decisions.js';
import { TOPIC_FLAGS } from '../../../../contracts/topic-flags.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { PostModerationEvent } from '../../blog/public.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { created, deleted, edited, hidden, locked, merged, pinned, REASON, TOPIC, unmerged } from '../topic/topic.fixture.js';
import { decisionsProjection } from './decisions.projection.js';

const DECIDED = { ...TOPIC, reason: REASON };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author' };
const moderator = { id: 'derya', role: 'moderator' };
const after = (event: TopicEvent | CommentEvent | PostModerationEvent) => project(decisionsProjection, recorded(event, { revision: 4, actor: moderator }));
const row = (kind: string, more: object = {}) => ({
  view: 'forum_decisions',
  id: 't1.4',
  put: {
    kind,
    subject: 'topic',
    target_id: 't1',
    topic_id: 't1',
    post_id: null,
    project_id: null,
    number: 4,
    moderator_id: 'derya',
    reason: REASON,
    report_id: null,
    other_id: null,
    at: NOW,
    state: 'standing',
    ended_at: null,
    ended_by: null,
    ended_reason: null,
    ...more,
  },
});
const ended = (state: DecisionState, id = 't1.2') => ({
  view: 'forum_decisions',
  id,
  update: { $set: { state, ended_at: NOW, ended_by: 'derya', ended_reason: REASON } },
});
const moved = (more: object): TopicEvent => ({ type: 'TopicMoved', data: { ...DECIDED, categoryId: 'c2', formerCategoryId: 'c1', wasListed: true, ...more } });

describe('The list of decisions', () => {
  it.each<[TopicEvent, string, object]>([
    [hidden, 'hide', {}],
    [deleted(), 'delete', {}],
    [locked, 'lock', {}],
    [pinned, 'pin', {}],
    [moved({}), 'move', {}],
    [{ type: 'TopicRetagged', data: { ...DECIDED, tags: ['a'], formerTags: [], listed: true } }, 'retag', {}],
    [merged, 'merge', { other_id: 't2' }],
    [{ type: 'TopicSplitOff', data: { ...DECIDED, fromTopicId: 't0', commentIds: ['k1'] } }, 'split', { other_id: 't0' }],
  ])('has what was decided: %j', (event, kind, more) => expect(after(event)).toEqual([row(kind, more)]));
  it('has what a report led to', () =>
    expect(after({ type: 'CommentHidden', data: { ...COMMENT, reportId: 'r1', reason: REASON } })).toEqual([
      { ...row('hide', { subject: 'comment', target_id: 'k1', report_id: 'r1' }), id: 'k1.4' },
    ]));
  it('knows what was taken back, by whom and why', () => {
    expect(after(unmerged(true, 2))).toEqual([ended('undone')]);
    expect(after({ type: 'TopicUnlocked', data: { ...DECIDED, undoes: 2 } })).toEqual([ended('undone')]);
    expect(after(moved({ undoes: 2 }))).toEqual([ended('undone')]);
    expect(after({ type: 'CommentRestored', data: { ...COMMENT, reason: REASON, from: 'hidden', to: 'visible', undoes: 2 } })).toEqual([
      ended('undone', 'k1.2'),
    ]);
  });
  it.each(Object.values(TOPIC_FLAGS))('has the flags of topics: $decision', ({ set, unset }) => {
    expect(after({ type: set.fact, data: DECIDED })).toEqual([row(set.tool)]);
    expect(after({ type: unset.fact, data: { ...DECIDED, undoes: 2 } })).toEqual([ended('undone')]);
  });
  it('knows an edit that cannot be taken back', () =>
    expect(
      after({
        type: 'CommentEditedByModerator',
        data: {
          ...COMMENT,
          content: 'İçerik',
          edition: 2,
          decisionId: 'd1',
          moderatorIds: ['derya'],
          reason: 'other',
          clause: null,
          message: 'Numara',
          final: true,
        },
      }),
    ).toEqual([{ ...row('edit', { subject: 'comment', target_id: 'k1', reason: 'Diğer', state: 'final' }), id: 'k1.4' }]));
  it('knows what its author has written over since, and what was destroyed: neither is taken back any more', () => {
    const over = (state: 'over' | 'final', id: string) => ({ ...ended(state, id), update: { $set: { ...ended(state).update.$set, ended_reason: '' } } });
    expect(after({ ...edited(), data: { ...edited().data, ends: [2, 3] } } as TopicEvent)).toEqual([over('over', 't1.2'), over('over', 't1.3')]);
    expect(after({ type: 'CommentEdited', data: { ...COMMENT, content: 'İçerik', edition: 1, ends: [2] } })).toEqual([over('over', 'k1.2')]);
    expect(after({ type: 'TopicTextDestroyed', data: { ...TOPIC, editions: [0], images: [], ends: [2] } })).toEqual([over('final', 't1.2')]);
    expect(after(edited())).toEqual([]);
  });
  it('knows what was replaced', () => expect(after(moved({ replaces: 2 }))).toEqual([ended('replaced'), row('move')]));
  it('has the merge that takes back a split', () =>
    expect(after({ ...merged, data: { ...merged.data, undoes: 2 } } as TopicEvent)).toEqual([ended('undone'), row('merge', { other_id: 't2' })]));
  describe('of a post', () => {
    const POST = { postId: 'p1', authorId: 'author', categoryId: 'c1', reason: REASON };
    const made = (kind: string) => ({ ...row(kind, { subject: 'post', target_id: 'p1', topic_id: null, post_id: 'p1' }), id: 'p1.4' });
    it('has what was decided', () => {
      expect(after({ type: 'PostHidden', data: { ...POST, reportId: null, wasListed: true } })).toEqual([made('hide')]);
      expect(after({ type: 'PostDeleted', data: { ...POST, reportId: null, wasListed: true, wasHidden: false } })).toEqual([made('delete')]);
      expect(after({ type: 'PostFeatured', data: POST })).toEqual([made('feature')]);
    });
    it('knows what was taken back', () => {
      expect(after({ type: 'PostUnfeatured', data: { ...POST, undoes: 2 } })).toEqual([ended('undone', 'p1.2')]);
      expect(after({ type: 'PostRestored', data: { ...POST, from: 'hidden', to: 'visible', listed: true, undoes: 2 } })).toEqual([ended('undone', 'p1.2')]);
    });
  });
  it('does not know which decision old facts took back', () => expect(after(unmerged())).toEqual([]));
  it('has nothing of what members do', () => expect(after(created())).toEqual([]));
});
