import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { AddComment } from '../comment/comment.commands.js';
import { CreateTopic } from '../topic/topic.commands.js';
import type { CommentReleased, TopicReleased } from './held.events.js';

/** What was released joins the forum like any other text. */
export const letInReleased = policy<TopicReleased | CommentReleased>({
  name: 'let-in-released',
  readsSealed: true,
  on: {
    TopicReleased: ({ data }) => [{ send: intent(CreateTopic, data) }],
    CommentReleased: ({ data }) => [{ send: intent(AddComment, data) }],
  },
});
