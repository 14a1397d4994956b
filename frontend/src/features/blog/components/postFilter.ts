import { POST_SORTS, type PostRow, type PostSort } from '@contracts/blog';
import type { PostFilter } from '../api/posts';

const sortOf = (wanted: string | null): PostSort => POST_SORTS.find((sort) => sort === wanted) ?? POST_SORTS[0];

/** Which posts an address asks for. The server narrows by one thing at a time: where an address names more, the first of them counts. */
export function postFilterIn(query: URLSearchParams): PostFilter {
  const sort = sortOf(query.get('sort'));
  const name = (['category', 'tag', 'author'] as const).find((each) => query.get(each));
  return name ? { [name]: query.get(name), sort } : { sort };
}

export const isNarrowed = ({ category, tag, author }: PostFilter): boolean => Boolean(category ?? tag ?? author);

type IsBlocked = (authorId: string) => boolean;

/** The newest post that staff picked out stands above the others: none where the list is narrowed, and never one whose author its reader has blocked. */
export function withFeatured(rows: readonly PostRow[], filter: PostFilter, isBlocked: IsBlocked): { featured: PostRow | null; others: readonly PostRow[] } {
  const featured = isNarrowed(filter) ? undefined : rows.find(({ is_featured, author }) => is_featured && !isBlocked(author.id));
  return featured ? { featured, others: rows.filter((row) => row !== featured) } : { featured: null, others: rows };
}
