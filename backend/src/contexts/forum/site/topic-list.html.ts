import { displayName } from '../../../../contracts/accounts.js';
import type { TopicRow } from '../../../../contracts/forum.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';

export const topicPath = (id: string): string => `/forum/topic/${id}`;
export const categoryPath = (id: string): string => `/forum/category/${id}`;

export const tagPath = (slug: string): string => `/forum?tag=${encodeURIComponent(slug)}`;

/** A page of a list: of one category or all, with a tag where one is asked for. */
export function listPath(categoryId: string | null, tag: string | null, page: number): string {
  const query = new URLSearchParams({ ...(tag ? { tag } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return `${categoryId ? categoryPath(categoryId) : '/forum'}${query && `?${query}`}`;
}

/** A time for readers and for machines. */
export const when = (iso: string): SafeHtml => html`<time datetime="${iso}">${turkishTime(iso)}</time>`;

/** Topics with what a reader needs to choose one. */
export const topicList = (rows: readonly TopicRow[]): SafeHtml =>
  html`<ul>
    ${rows.map(
      ({ id, title, excerpt, users, comment_count, created_at, last_activity_at }) => html`<li>
        <a href="${topicPath(id)}">${title}</a>
        <p>${excerpt}</p>
        <p><bdi>${displayName(users)}</bdi> · ${when(created_at)} · ${comment_count} yorum${comment_count > 0 && html`, son hareket ${when(last_activity_at)}`}</p>
      </li>`,
    )}
  </ul>`;

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
