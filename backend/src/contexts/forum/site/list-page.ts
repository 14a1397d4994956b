import type { Category, TopicRow } from '../../../../contracts/forum.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { categoryPath, pagesAround, pagingLinks, topicList } from './topic-list.html.js';

export const TOPICS_A_PAGE = 20;
const FORUM = { name: 'Forum', path: '/forum' } as const;
const ABOUT_FORUM = 'Türkçe konuşan geliştiricilerin sorduğu, yanıtladığı ve tartıştığı konular: kategoriler, yeni konular, son yorumlar.';

export interface TopicListing {
  /** Null for the list of all categories. */
  readonly category: Category | null;
  readonly categories: readonly Category[];
  readonly rows: readonly TopicRow[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly publicUrl: string;
}

/** A list of topics as a page, or null when the list is shorter than the page asked for. */
export function listPage({ category, categories, rows, total, page, publicUrl }: TopicListing): PublicPage | null {
  const path = category ? categoryPath(category.id) : FORUM.path;
  const around = pagesAround(path, page, TOPICS_A_PAGE, total);
  if (!around) return null;
  const steps = [{ name: 'Ana sayfa', path: '/' }, FORUM, ...(category ? [{ name: category.name, path }] : [])];
  return publicPage({
    ...around,
    title: category ? `${category.name} · Forum` : FORUM.name,
    description: category ? `${category.name}: ${category.description || ABOUT_FORUM}` : ABOUT_FORUM,
    structured: [breadcrumbs(publicUrl, steps)],
    feed: category ? `${path}/rss.xml` : '/rss.xml',
    content: html`<main>
      ${wayBack(category)}
      <h1>${category?.name ?? FORUM.name}</h1>
      <p>${category?.description ?? ABOUT_FORUM}</p>
      ${topicList(rows)}
      ${pagingLinks(around.previous, around.next)}
      <nav aria-label="Kategoriler">
        <h2>Kategoriler</h2>
        <ul>${categories.map(({ id, name, topic_count }) => html`<li><a href="${categoryPath(id)}">${name}</a> (${topic_count})</li>`)}</ul>
      </nav>
    </main>`,
  });
}

const wayBack = (category: Category | null): SafeHtml =>
  html`<nav aria-label="Konum"><a href="/">Meydan</a>${category && html` › <a href="${FORUM.path}">${FORUM.name}</a>`}</nav>`;
