import { turkishTime } from '../dates/turkish-time.js';
import { html, type SafeHtml } from './html.js';

/** A time for readers and for machines. */
export const when = (iso: string): SafeHtml => html`<time datetime="${iso}">${turkishTime(iso)}</time>`;

/** Ways to the parts of a long list before and after this one. */
export const pagingLinks = (previous: string | null, next: string | null): SafeHtml | null =>
  previous === null && next === null
    ? null
    : html`<nav aria-label="Sayfalar">${previous && html`<a rel="prev" href="${previous}">Önceki sayfa</a> `}${next && html`<a rel="next" href="${next}">Sonraki sayfa</a>`}</nav>`;

/** The addresses of a list's pages beside this one; a list that is shorter than the page asked for has none of that number. */
export function pagesAround(
  path: string,
  page: number,
  size: number,
  total: number,
): { canonical: string; previous: string | null; next: string | null } | null {
  const last = Math.max(1, Math.ceil(total / size));
  if (page > last) return null;
  const at = (number: number) => (number === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${number}`);
  return { canonical: at(page), previous: page > 1 ? at(page - 1) : null, next: page < last ? at(page + 1) : null };
}
