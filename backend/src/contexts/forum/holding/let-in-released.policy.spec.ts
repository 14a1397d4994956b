import { describe, expect, it } from '@jest/globals';
import { intent } from '../../../kernel/command.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { AddComment } from '../comment/comment.commands.js';
import { CreateTopic } from '../topic/topic.commands.js';
import { letInReleased } from './let-in-released.policy.js';

const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1', title: 'Merhaba', content: 'Selam herkese', tags: ['selam'] };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'author', content: 'Hoş geldin', quotedCommentId: 'k0' };

describe('What was released', () => {
  it('is created as a topic', () =>
    expect(react(letInReleased, recorded({ type: 'TopicReleased', data: TOPIC }))).toEqual([{ send: intent(CreateTopic, TOPIC) }]));
  it('is added as a comment', () =>
    expect(react(letInReleased, recorded({ type: 'CommentReleased', data: COMMENT }))).toEqual([{ send: intent(AddComment, COMMENT) }]));
});
