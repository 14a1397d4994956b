import type { Post } from '@contracts/blog';
import { POST_TOOLS, type PostTool } from '@contracts/moderation-verbs';

/** What staff can do with a post as it stands: with what nobody has published, nothing. */
export function postTools({ hidden, is_featured, status }: Pick<Post, 'hidden' | 'is_featured' | 'status'>): PostTool[] {
  const isPublic = status === 'published' && !hidden;
  const possible: Record<PostTool, boolean> = {
    feature: isPublic && !is_featured,
    unfeature: is_featured,
    hide: isPublic,
    restore: hidden,
    delete: true,
  };
  return status === 'published' ? POST_TOOLS.filter((tool) => possible[tool]) : [];
}
