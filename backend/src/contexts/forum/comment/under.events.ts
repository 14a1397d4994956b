/** In a topic. */
export interface InTopic {
  topicId: string;
}

/** Under a post: `parentId` is the comment there that it answers, or null when it answers the post itself. */
export interface UnderPost {
  postId: string;
  parentId: string | null;
}

/** Where a comment stands: whoever reads it deals with both. */
export type Under = InTopic | UnderPost;
