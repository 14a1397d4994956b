import type { Post, PostCategoryRow, PostNeighbours, PostRow, PostSort, PostTag } from '@contracts/blog';
import { type Listing, PAGE } from '@contracts/envelope';
import { keepPreviousData } from '@tanstack/react-query';
import { kept } from '../../../client/queryStore';
import { at, reads, readsPages } from '../../../client/reads';

/** Which posts are listed: all of them, or those of one category, tag or author. */
export interface PostFilter {
  /** Id or slug. */
  category?: string;
  /** Slug. */
  tag?: string;
  /** Id or username. */
  author?: string;
  sort: PostSort;
}

/** Under which every list of posts is kept. */
export const POSTS = ['blog', 'posts'] as const;

export const postsQuery = ({ category, tag, author, sort }: PostFilter) =>
  readsPages<Listing<PostRow>>([...POSTS, { category, tag, author, sort }], '/api/blog/posts', {
    ...kept,
    query: { category, tag, author, sortBy: sort, limit: PAGE.default },
    placeholderData: keepPreviousData,
  });

export const blogCategoriesQuery = reads<PostCategoryRow[]>(['blog', 'categories'], '/api/blog/categories', kept);

/** The tags that stand on most posts. */
export const popularTagsQuery = reads<PostTag[]>(['blog', 'tags', 'popular'], '/api/blog/tags/popular', kept);

/** A post by its address, a former one, or its id. */
export const postQuery = (name: string) => reads<Post>(['blog', 'post', name], at`/api/blog/posts/${name}`, kept);
export const relatedQuery = (id: string) => reads<PostRow[]>(['blog', 'post', id, 'related'], at`/api/blog/posts/${id}/related`);
export const neighboursQuery = (id: string) => reads<PostNeighbours>(['blog', 'post', id, 'neighbours'], at`/api/blog/posts/${id}/neighbours`);
