/** What staff do with posts of the blog, on the wire. */
import type { SavedPost } from './blog-writing.js';
import type { PostTool } from './moderation-verbs.js';

export const POST_TOOL_TEXT = {
  notPublished: 'Yalnızca yayında olan bir yazı öne çıkarılabilir.',
} as const;

/** What staff are told once they have done something with a post. */
export const POST_TOOL_DONE: Readonly<Record<PostTool, string>> = {
  hide: 'Yazı gizlendi.',
  delete: 'Yazı kaldırıldı.',
  restore: 'Yazı geri getirildi.',
  feature: 'Yazı öne çıkarıldı.',
  unfeature: 'Yazı artık öne çıkarılmıyor.',
};

/** `PUT /api/blog/posts/{id}/moderate`. */
export interface ModeratePostRequest {
  action: PostTool;
  reason: string;
}
/** How the post stands for staff afterwards. */
export interface ModeratedPost extends SavedPost {
  state: 'visible' | 'hidden' | 'deleted';
  is_featured: boolean;
}
