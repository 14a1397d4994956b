/** In a topic. */
export interface InTopic {
  topicId: string;
}

/** Under a post: `parentId` is the comment there that it answers, or null when it answers the post itself. */
export interface UnderPost {
  postId: string;
  parentId: string | null;
}

/** The same under a project. */
export interface UnderProject {
  projectId: string;
  parentId: string | null;
}

/** Where a comment could stand before projects were commented on. */
export type UnderBefore = InTopic | UnderPost;

/** Where a comment stands: whoever reads it deals with all of them. */
export type Under = InTopic | UnderPost | UnderProject;
