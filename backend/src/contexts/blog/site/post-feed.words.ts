import type { PostRow } from '../../../../contracts/blog.js';
import type { Feed, FeedItem } from '../../../platform/public-site/public-section.js';
import type { FeedPlace } from './feed-places.service.js';
import { postPath } from './posts-page.html.js';

/** What a feed tells of posts. */
export const feedOf = ({ title, description, path }: Omit<FeedPlace, 'narrowing'>, rows: readonly PostRow[]): Feed => ({
  ...{ title, description, path },
  items: rows.map(toItem),
});

const toItem = ({ title, slug, excerpt, author, category, published_at, created_at }: PostRow): FeedItem => ({
  title,
  path: postPath(slug),
  summary: excerpt,
  author: author.name,
  category: category?.name ?? null,
  at: published_at ?? created_at,
});
