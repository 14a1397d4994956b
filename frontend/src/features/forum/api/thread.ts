import type { CommentText } from '@contracts/forum';
import type { QueryClient } from '@tanstack/react-query';

/** What comments stand under, as far as they need to know it: a topic of the forum, a post of the blog, or a project. */
export interface Thread {
  id: string;
  title: string;
  /** Who began it, and how they are called beside what they write in it. */
  authorId: string | null;
  authorChip: string;
  /** Where its comments are changed. */
  api: '/api/forum' | '/api/blog' | '/api/projects';
  /** Its own address, and those of its comments. */
  home: string;
  path: (commentId: string) => string;
  editPath: (commentId: string) => string;
  /** Changes its comments wherever they are shown. */
  change: (queries: QueryClient, change: <Shown extends CommentText>(comment: Shown) => Shown) => void;
  /** Asks again for what a change of its comments may have changed. */
  refresh: (queries: QueryClient) => Promise<unknown>;
}
