import { html, type SafeHtml } from './html.js';
import { pagesAround, pagingLinks } from './paging.html.js';
import { breadcrumbs, type PublicPage, publicPage, type Step } from './public-section.js';

export const ROWS_A_PAGE = 20;

/** An area of the site, or a part of it, in which things are listed. */
export interface ListedPlace {
  /** Of the feed. */
  readonly title: string;
  /** Of the list, without the site and the area; what members call it may hold any sign. */
  readonly name: string;
  readonly description: string;
  /** Where they are listed. */
  readonly path: string;
}

export interface PlaceListing {
  readonly area: Step;
  readonly place: ListedPlace;
  /** Path of the feed that tells of the same; null where there is none. */
  readonly feed: string | null;
  readonly rows: readonly SafeHtml[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly publicUrl: string;
}

/** A list as a page, or null when the list is shorter than the page asked for. */
export function listingPage({ area, place, feed, rows, total, page, publicUrl }: PlaceListing): PublicPage | null {
  const around = pagesAround(place.path, page, ROWS_A_PAGE, total);
  if (!around) return null;
  const isWhole = place.path === area.path;
  const { name } = place;
  const steps = [{ name: 'Ana sayfa', path: '/' }, area, ...(isWhole ? [] : [{ name, path: place.path }])];
  return publicPage({
    ...around,
    title: isWhole ? area.name : `${name} · ${area.name}`,
    description: place.description,
    structured: [breadcrumbs(publicUrl, steps)],
    feed,
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a>${!isWhole && html` › <a href="${area.path}">${area.name}</a>`}</nav>
      <h1><bdi>${name}</bdi></h1>
      <p>${place.description}</p>
      <ul>
        ${rows.map((row) => html`<li>${row}</li>`)}
      </ul>
      ${pagingLinks(around.previous, around.next)}
    </main>`,
  });
}
