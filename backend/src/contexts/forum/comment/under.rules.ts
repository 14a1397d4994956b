import type { InTopic, Under, UnderPost } from './under.events.js';

/** Where something stands, without what else is said of it. */
export const underOf = (placed: Under): Under => (isUnderPost(placed) ? { postId: placed.postId, parentId: placed.parentId } : { topicId: placed.topicId });

export const isUnderPost = <Placed extends Under>(placed: Placed): placed is Extract<Placed, UnderPost> => 'postId' in placed;
export const isInTopic = <Placed extends Under>(placed: Placed): placed is Extract<Placed, InTopic> => 'topicId' in placed;

/** Id of the topic or the post: two comments of one thread stand under the same. */
export const threadOf = (under: Under): string => (isUnderPost(under) ? under.postId : under.topicId);
/** Id of what it stands under directly: a topic, a post or a comment. */
export const directlyAbove = (under: Under): string => (isUnderPost(under) ? (under.parentId ?? under.postId) : under.topicId);

/** Null for what stands under a post, and the other way round. */
export const topicIdOf = (under: Under): string | null => (isInTopic(under) ? under.topicId : null);
export const postIdOf = (under: Under): string | null => (isUnderPost(under) ? under.postId : null);
export const parentIdOf = (under: Under): string | null => (isUnderPost(under) ? under.parentId : null);
