/** Facts of this context that others may react to. */
export type { CommentAdded, CommentDeleted, CommentHidden } from './comment/comment.events.js';
export type { TopicCreated, TopicDeleted, TopicHidden } from './topic/topic.events.js';
