import { type Author, displayName } from '../../../../contracts/accounts.js';
import type { Comment, Topic } from '../../../../contracts/forum.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { noticesOf } from '../../../../contracts/topic-flags.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';
import { pagesAround, pagingLinks, when } from '../../../platform/public-site/paging.html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { derived } from '../../../platform/views/derived.js';
import { categoryPath, tagPath, topicPath } from './topic-list.html.js';

export const COMMENTS_A_PAGE = 20;

export interface ShownTopic {
  readonly topic: Topic;
  readonly comments: readonly Comment[];
  /** All comments, also those whose place is kept for a removed one. */
  readonly total: number;
  readonly page: number;
  readonly publicUrl: string;
}

/** A topic with its text and a page of its comments, or null when it has fewer comments than that. */
export function topicPage({ topic, comments, total, page, publicUrl }: ShownTopic): PublicPage | null {
  const path = topicPath(topic.id);
  const around = pagesAround(path, page, COMMENTS_A_PAGE, total);
  if (!around) return null;
  const { categories: category } = topic;
  const steps = [
    { name: 'Forum', path: '/forum' },
    ...(category ? [{ name: category.name, path: categoryPath(category.id) }] : []),
    { name: topic.title, path },
  ];
  const readable = comments.filter(({ state }) => state === 'visible');
  return publicPage({
    ...around,
    kind: 'article',
    title: topic.title,
    description: topic.excerpt || topic.title,
    structured: [posting(topic, readable, publicUrl), breadcrumbs(publicUrl, steps)],
    // A merged topic lives on where its comments are; search finds it there.
    ...(topic.merged_into ? { canonical: topicPath(topic.merged_into.id) } : {}),
    feed: category && `${categoryPath(category.id)}/rss.xml`,
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a> › <a href="/forum">Forum</a>${category && html` › <a href="${categoryPath(category.id)}">${category.name}</a>`}</nav>
      <article>
        <h1>${topic.title}</h1>
        <p><bdi>${displayName(topic.users)}</bdi> · ${when(topic.created_at)}${topic.selectedTags.map((tag) => html` · <a rel="tag" href="${tagPath(tagSlug(tag))}"><bdi>#${tag}</bdi></a>`)}</p>
        ${noticesOf(topic).map((notice) => html`<p role="note">${notice}</p>`)}
        ${rendered(topic.html)}
      </article>
      ${topic.merged_into && mergedInto(topic.merged_into)}
      ${topic.solution?.state === 'visible' && solutionHtml(topic.solution)}
      <section>
        <h2>Yorumlar (${topic.comment_count})</h2>
        ${readable.map(commentHtml)}
        ${pagingLinks(around.previous, around.next)}
      </section>
    </main>`,
  });
}

const mergedInto = ({ id, title }: NonNullable<Topic['merged_into']>): SafeHtml =>
  html`<p>Bu konu <a href="${topicPath(id)}"><bdi>${title}</bdi></a> konusuyla birleştirildi; yorumları orada.</p>`;

const solutionHtml = ({ users, html: text }: Comment): SafeHtml => html`<section id="solution">
  <h2>Çözüm</h2>
  <p>${displayName(users)}</p>
  ${rendered(text)}
</section>`;

const commentHtml = ({ id, users, created_at, html: text }: Comment): SafeHtml => html`<article id="comment-${id}">
  <p><bdi>${displayName(users)}</bdi> · ${when(created_at)}</p>
  ${rendered(text)}
</article>`;

const person = (users: Author | null) => ({ '@type': 'Person', name: displayName(users) });

const wordsOfTopic = derived(({ content }: Topic) => excerptOf(content, 1_000));
const wordsOfComment = derived(({ content }: Comment) => excerptOf(content, 500));

/** What search engines want to know of a discussion. */
function posting(topic: Topic, comments: readonly Comment[], publicUrl: string): object {
  const url = publicUrl + topicPath(topic.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: topic.title,
    text: wordsOfTopic(topic),
    inLanguage: 'tr',
    keywords: topic.selectedTags,
    author: person(topic.users),
    datePublished: topic.created_at,
    dateModified: topic.last_activity_at,
    interactionStatistic: { '@type': 'InteractionCounter', interactionType: 'https://schema.org/CommentAction', userInteractionCount: topic.comment_count },
    comment: comments.map((comment) => ({
      '@type': 'Comment',
      url: `${url}#comment-${comment.id}`,
      text: wordsOfComment(comment),
      author: person(comment.users),
      datePublished: comment.created_at,
    })),
  };
}
