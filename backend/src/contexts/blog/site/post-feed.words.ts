import type { PostRow } from '../../../../contracts/blog.js';
import type { ListedPlace } from '../../../platform/public-site/listing-page.html.js';
import type { Feed, FeedItem } from '../../../platform/public-site/public-section.js';
import { postPath } from './posts-page.html.js';

/** What a feed tells of posts. */
export const feedOf = ({ title, description, path }: ListedPlace, rows: readonly PostRow[]): Feed => ({
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
