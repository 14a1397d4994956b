import { displayName } from '../../../../contracts/accounts.js';
import type { TopicRow } from '../../../../contracts/forum.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { when } from '../../../platform/public-site/paging.html.js';

export const topicPath = (id: string): string => `/forum/topic/${id}`;
export const categoryPath = (id: string): string => `/forum/category/${id}`;

export const tagPath = (slug: string): string => `/forum?tag=${encodeURIComponent(slug)}`;

/** A page of a list: of one category or all, with a tag where one is asked for. */
export function listPath(categoryId: string | null, tag: string | null, page: number): string {
  const query = new URLSearchParams({ ...(tag ? { tag } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString();
  return `${categoryId ? categoryPath(categoryId) : '/forum'}${query && `?${query}`}`;
}

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
