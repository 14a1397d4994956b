import { Injectable } from '@nestjs/common';
import { type Author, displayName } from '../../../../contracts/accounts.js';
import { POST_STATUS_ROWS, type PostRow } from '../../../../contracts/blog.js';
import type { CategoryTag } from '../../../../contracts/forum.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { PostCategories, PostTags, PostWriters } from './post-rooms.port.js';
import type { PostDocument } from './posts.model.js';

/** Stored posts as lists show them: with their authors, their categories, and their tags under the names of today. */
@Injectable()
export class PostRows {
  constructor(
    private readonly authors: AuthorDirectory,
    private readonly categories: PostCategories,
    private readonly tags: PostTags,
    private readonly writers: PostWriters,
  ) {}

  async of(posts: readonly PostDocument[]): Promise<PostRow[]> {
    const writers = posts.map(({ author_id }) => author_id);
    const [authors, marked, categories, shown] = await Promise.all([
      this.authors.byIds(writers),
      this.writers.blogAuthorsAmong(writers),
      this.categories.tags(posts.flatMap(({ category_id }) => category_id ?? [])),
      this.tags.shown(posts.map(({ tags }) => tags)),
    ]);
    return posts.map((post) => {
      const category = categories.get(post.category_id ?? '') ?? null;
      return rowOf(post, authorIn(authors, post.author_id), marked.has(post.author_id), category, shown(post.tags));
    });
  }
}

/** The same for whoever may read it, so its JSON is made once. */
const rowOf = derived((post: PostDocument, author: Author, isMarked: boolean, category: CategoryTag | null, tags: readonly string[]) =>
  lasting(toRow(post, author, isMarked, category, tags)),
);

function toRow(post: PostDocument, author: Author, isMarked: boolean, category: CategoryTag | null, tags: readonly string[]): PostRow {
  return {
    id: post._id,
    user_id: post.author_id,
    category_id: category?.id ?? post.category_id,
    title: post.title,
    excerpt: post.excerpt,
    slug: post.slug,
    featured_image: post.cover,
    imageUrl: post.cover,
    status: post.status,
    status_details: POST_STATUS_ROWS[post.status],
    is_featured: post.featured,
    reading_time: post.reading_time,
    meta: { ...post.meta, keywords: [...post.meta.keywords] },
    scheduled_at: post.scheduled_at,
    fallback: post.fallback,
    published_at: post.published_at,
    first_published_at: post.first_published,
    created_at: post.created_at,
    updated_at: post.updated_at,
    tags: [...tags],
    author: { id: author.id, username: author.username, name: displayName(author), avatar: author.avatar, is_blog_author: isMarked },
    category: category && { id: category.id, name: category.name, slug: category.slug },
    hidden: post.state === 'hidden',
    version: post.version,
    likes: post.likes,
    comments: post.comments,
    bookmarks: post.bookmarks,
    applause: post.applause,
    views: post.views,
  };
}
