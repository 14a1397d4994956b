import type { PostRow } from '../../../../contracts/blog.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { listingPage, type PlaceListing } from '../../../platform/public-site/listing-page.html.js';
import { when } from '../../../platform/public-site/paging.html.js';
import type { PublicPage } from '../../../platform/public-site/public-section.js';
import { byline } from './byline.html.js';

export const BLOG = { name: 'Blog', path: '/blog' } as const;
export const postPath = (slug: string): string => `/blog/${slug}`;

export interface PostListing extends Omit<PlaceListing, 'area' | 'rows'> {
  readonly rows: readonly PostRow[];
}

/** A list of posts as a page, or null when the list is shorter than the page asked for. */
export const postsPage = ({ rows, ...listing }: PostListing): PublicPage | null => listingPage({ ...listing, area: BLOG, rows: rows.map(postRow) });

/** What a reader needs to choose a post. */
const postRow = ({ slug, title, excerpt, author, published_at, created_at, reading_time }: PostRow): SafeHtml => html`<a href="${postPath(slug)}">${title}</a>
        <p>${excerpt}</p>
        <p>${byline(author)} · ${when(published_at ?? created_at)}${reading_time !== null && html` · ${reading_time} dk okuma`}</p>`;
