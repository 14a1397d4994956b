import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { HeldTextEvent } from './held.events.js';
import { heldProjection } from './held.projection.js';

const after = (event: HeldTextEvent) => project(heldProjection, recorded(event, { position: 9, revision: 0 }));
const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1', title: 'Merhaba', content: 'Selam herkese', tags: ['selam'] };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author', content: 'Hoş geldin', quotedCommentId: null };

describe('The view of texts that wait', () => {
  it('gets a topic', () =>
    expect(after({ type: 'TopicHeld', data: { ...TOPIC, causes: ['links'] } })).toEqual([
      {
        view: 'held_texts',
        id: 't1',
        put: {
          topic_id: 't1',
          post_id: null,
          project_id: null,
          thread_id: 't1',
          under: 't1',
          author_id: 'author',
          category_id: 'c1',
          title: 'Merhaba',
          content: 'Selam herkese',
          tags: ['selam'],
          quoted_id: null,
          held_at: NOW,
          revision: 0,
        },
      },
    ]));
  it('gets a comment', () =>
    expect(after({ type: 'CommentHeld', data: { ...COMMENT, causes: ['links'] } })).toMatchObject([{ id: 'k1', put: { topic_id: 't1', title: null } }]));
  it.each<HeldTextEvent>([
    { type: 'TopicReleased', data: { ...TOPIC, topicId: 'x1' } },
    { type: 'CommentReleased', data: { ...COMMENT, commentId: 'x1' } },
    {
      type: 'HeldTextRefused',
      data: {
        textId: 'x1',
        authorId: 'author',
        reportId: 'r1',
        reason: 'spam',
        topicId: null,
        postId: null,
        projectId: null,
        commentId: null,
        outcome: null,
        note: null,
      },
    },
    { type: 'HeldTextWithdrawn', data: { textId: 'x1', authorId: 'author' } },
  ])('loses a text at $type', (event) => expect(after(event)).toEqual([{ view: 'held_texts', id: 'x1', remove: true }]));
});
