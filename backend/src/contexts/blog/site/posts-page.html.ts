import type { PostRow } from '../../../../contracts/blog.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { pagesAround, pagingLinks, when } from '../../../platform/public-site/paging.html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { byline } from './byline.html.js';
import type { FeedPlace } from './feed-places.service.js';

export const POSTS_A_PAGE = 20;
export const BLOG = { name: 'Blog', path: '/blog' } as const;
export const postPath = (slug: string): string => `/blog/${slug}`;

export interface PostListing {
  readonly place: Omit<FeedPlace, 'narrowing'>;
  /** Path of the feed that tells of the same posts. */
  readonly feed: string;
  readonly rows: readonly PostRow[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly publicUrl: string;
}

/** A list of posts as a page, or null when the list is shorter than the page asked for. */
export function postsPage({ place, feed, rows, total, page, publicUrl }: PostListing): PublicPage | null {
  const around = pagesAround(place.path, page, POSTS_A_PAGE, total);
  if (!around) return null;
  const isWhole = place.path === BLOG.path;
  const { name } = place;
  const steps = [{ name: 'Ana sayfa', path: '/' }, BLOG, ...(isWhole ? [] : [{ name, path: place.path }])];
  return publicPage({
    ...around,
    title: isWhole ? BLOG.name : `${name} · ${BLOG.name}`,
    description: place.description,
    structured: [breadcrumbs(publicUrl, steps)],
    feed,
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a>${!isWhole && html` › <a href="${BLOG.path}">${BLOG.name}</a>`}</nav>
      <h1><bdi>${name}</bdi></h1>
      <p>${place.description}</p>
      ${postList(rows)}
      ${pagingLinks(around.previous, around.next)}
    </main>`,
  });
}

/** Posts with what a reader needs to choose one. */
const postList = (rows: readonly PostRow[]): SafeHtml =>
  html`<ul>
    ${rows.map(
      ({ slug, title, excerpt, author, published_at, created_at, reading_time }) => html`<li>
        <a href="${postPath(slug)}">${title}</a>
        <p>${excerpt}</p>
        <p>${byline(author)} · ${when(published_at ?? created_at)}${reading_time !== null && html` · ${reading_time} dk okuma`}</p>
      </li>`,
    )}
  </ul>`;
