import type { Category, TopicRow } from '../../../../contracts/forum.js';
import type { Tag } from '../../../../contracts/forum-tags.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { pagesAround, pagingLinks } from '../../../platform/public-site/paging.html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { categoryPath, tagPath, topicList } from './topic-list.html.js';

export const TOPICS_A_PAGE = 20;
const FORUM = { name: 'Forum', path: '/forum' } as const;
const ABOUT_FORUM = 'Türkçe konuşan geliştiricilerin sorduğu, yanıtladığı ve tartıştığı konular: kategoriler, yeni konular, son yorumlar.';

export interface TopicListing {
  /** Null for the list of all categories. */
  readonly category: Category | null;
  /** The tag that all of them have, if one was asked for. */
  readonly tag: Tag | null;
  readonly categories: readonly Category[];
  readonly rows: readonly TopicRow[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly publicUrl: string;
}

/** A list of topics as a page, or null when the list is shorter than the page asked for. */
export function listPage({ category, tag, categories, rows, total, page, publicUrl }: TopicListing): PublicPage | null {
  const name = tag ? `#${tag.name}` : (category?.name ?? FORUM.name);
  // A category's topics with a tag are part of all topics with it: that is the page to be found.
  const path = tag ? tagPath(tag.slug) : category ? categoryPath(category.id) : FORUM.path;
  const around = pagesAround(path, page, TOPICS_A_PAGE, total);
  if (!around) return null;
  const steps = [{ name: 'Ana sayfa', path: '/' }, FORUM, ...(path === FORUM.path ? [] : [{ name, path }])];
  return publicPage({
    ...around,
    title: path === FORUM.path ? FORUM.name : `${name} · Forum`,
    description: tag ? `#${tag.name} etiketli konular` : category ? `${category.name}: ${category.description || ABOUT_FORUM}` : ABOUT_FORUM,
    structured: [breadcrumbs(publicUrl, steps)],
    feed: category ? `${categoryPath(category.id)}/rss.xml` : '/rss.xml',
    content: html`<main>
      ${wayBack(category)}
      <h1>${name}</h1>
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
