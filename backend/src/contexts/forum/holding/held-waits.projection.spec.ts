import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { HeldTextEvent } from './held.events.js';
import { heldWaitsProjection } from './held-waits.projection.js';

const after = (event: HeldTextEvent) => project(heldWaitsProjection, recorded(event));
const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1', title: 'Merhaba', content: 'Selam herkese', tags: ['selam'] };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author', content: 'Hoş geldin', quotedCommentId: null };
const REFUSED = { textId: 'x1', authorId: 'author', reportId: 'r1', reason: 'spam', topicId: 'x1', postId: null, projectId: null, commentId: null };
const waiting = { author_id: 'author', causes: ['links'], held_at: NOW, end: null, ended_at: null, outcome: null };
const ended = (id: string, $set: object) => [{ view: 'held_waits', id, update: { $set: { ended_at: NOW, ...$set } } }];

describe('The view of waiting', () => {
  it('knows since when and why a topic waits, without its words', () =>
    expect(after({ type: 'TopicHeld', data: { ...TOPIC, causes: ['links'] } })).toEqual([
      { view: 'held_waits', id: 't1', put: { ...waiting, kind: 'topic' } },
    ]));
  it('knows it of a comment', () =>
    expect(after({ type: 'CommentHeld', data: { ...COMMENT, causes: ['links'] } })).toEqual([
      { view: 'held_waits', id: 'k1', put: { ...waiting, kind: 'comment' } },
    ]));
  it('knows what was let in', () => {
    expect(after({ type: 'TopicReleased', data: TOPIC })).toEqual(ended('t1', { end: 'released' }));
    expect(after({ type: 'CommentReleased', data: COMMENT })).toEqual(ended('k1', { end: 'released' }));
  });
  it('knows what was refused', () =>
    expect(after({ type: 'HeldTextRefused', data: { ...REFUSED, note: 'Reklam', outcome: 'user_warned' } })).toEqual(
      ended('x1', { end: 'refused', outcome: 'user_warned' }),
    ));
  it('knows what was taken back', () =>
    expect(after({ type: 'HeldTextWithdrawn', data: { textId: 'x1', authorId: 'author' } })).toEqual(ended('x1', { end: 'withdrawn' })));
});
