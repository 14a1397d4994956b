/** Facts of this context that others may react to. */

export type {
  PostDeleted,
  PostDrafted,
  PostEvent,
  PostFeatured,
  PostHidden,
  PostModerationEvent,
  PostRestored,
  PostRevised,
  PostTagsFollowed,
  PostUnfeatured,
  PostUnpublished,
  PostWithdrawn,
} from './post/post.events.js';
export type { PostWordsKept } from './words/post-words.events.js';
