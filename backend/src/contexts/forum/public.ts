/** Facts of this context that others may react to. */

export type { CategoriesOrdered, CategoryEvent } from './category/category.events.js';
export type {
  CommentAdded,
  CommentDeleted,
  CommentEdited,
  CommentEditedByModerator,
  CommentHidden,
  CommentMoved,
  CommentRestored,
  CommentTextDestroyed,
  CommentTextReturned,
  CommentWithdrawn,
} from './comment/comment.events.js';
export type { CommentHeld, CommentReleased, HeldTextRefused, HeldTextWithdrawn, TopicHeld, TopicReleased } from './holding/held.events.js';
export type { ContentLiked, ContentUnliked } from './like/like.events.js';
export type { TagRuleEvent } from './tag-rules/tag-rules.events.js';
export type {
  TopicCreated,
  TopicDeleted,
  TopicEdited,
  TopicEditedByModerator,
  TopicHidden,
  TopicReopened,
  TopicSolved,
  TopicTagsFollowed,
  TopicTextDestroyed,
  TopicTextReturned,
  TopicWithdrawn,
} from './topic/topic.events.js';
export type { TopicModerationEvent } from './topic/topic-moderation.events.js';
export type { PostViewsCounted } from './topic-views/topic-views.events.js';
