import { BLOG_TEXT, type Post } from '../../../../contracts/blog.js';
import type { BlogComment } from '../../../../contracts/blog-comments.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { COMMENTS_A_PAGE, commentsPart, structuredComments } from '../../../platform/public-site/answered-comments.html.js';
import { html, rendered } from '../../../platform/public-site/html.js';
import { pagesAround, pagingLinks, when } from '../../../platform/public-site/paging.html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { SHARE_SIZE } from '../../../platform/uploads/share-picture.js';
import { byline } from './byline.html.js';
import { BLOG, postPath } from './posts-page.html.js';

const categoryPath = (slug: string): string => `${BLOG.path}?category=${encodeURIComponent(slug)}`;
const tagPath = (tag: string): string => `${BLOG.path}?tag=${encodeURIComponent(tagSlug(tag))}`;

export interface ShownPost {
  readonly post: Post;
  readonly comments: readonly BlogComment[];
  /** All comments without the replies to them, also those whose place is kept for a removed one. */
  readonly total: number;
  readonly page: number;
  readonly publicUrl: string;
}

/** A post with its text and a page of its comments, or null when it has fewer comments than that. */
export function postPage({ post, comments, total, page, publicUrl }: ShownPost): PublicPage | null {
  const { author, category, excerpt, featured_image: cover, id, meta, slug, tags, title, version } = post;
  const path = postPath(slug);
  const steps = [BLOG, ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []), { name: title, path }];
  const around = pagesAround(path, page, COMMENTS_A_PAGE, total);
  if (!around) return null;
  return publicPage({
    ...around,
    kind: 'article',
    title: meta.seoTitle ?? title,
    description: meta.seoDescription ?? (excerpt || title),
    canonical: meta.canonical ?? around.canonical,
    // Named by what it shows: whoever has kept it asks anew for another.
    picture: { path: `/api/blog/posts/${id}/share.jpg?v=${version}`, side: null, size: SHARE_SIZE, alt: title },
    structured: [article(post, comments, publicUrl), breadcrumbs(publicUrl, steps)],
    feed: `${BLOG.path}/feed.xml`,
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a> › <a href="${BLOG.path}">${BLOG.name}</a>${category && html` › <a href="${categoryPath(category.slug)}">${category.name}</a>`}</nav>
      <article>
        <h1>${title}</h1>
        <p>${excerpt}</p>
        <p>${byline(author)} · ${when(post.published_at ?? post.created_at)}${tags.map((tag) => html` · <a rel="tag" href="${tagPath(tag)}"><bdi>#${tag}</bdi></a>`)}</p>
        ${cover !== null && html`<img src="${cover}" alt="" />`}
        ${rendered(post.html)}
      </article>
      ${commentsPart(post.comments, comments)}
      ${pagingLinks(around.previous, around.next)}
    </main>`,
  });
}

/** What search engines want to know of an article. */
function article(post: Post, comments: readonly BlogComment[], publicUrl: string): object {
  const url = publicUrl + postPath(post.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'tr',
    keywords: [...new Set([...post.meta.keywords, ...post.tags])],
    author: { '@type': 'Person', name: post.author.name },
    commentCount: post.comments,
    comment: structuredComments(comments, url),
    datePublished: post.published_at ?? post.created_at,
    dateModified: post.updated_at,
    ...(post.featured_image === null ? {} : { image: publicUrl + post.featured_image }),
    ...(post.reading_time === null ? {} : { timeRequired: `PT${post.reading_time}M` }),
  };
}

/** Of a post that was there for everybody and will not be again. */
export const gonePage = publicPage({
  status: 410,
  title: 'Yazı kaldırıldı',
  description: BLOG_TEXT.postGone,
  content: html`<main><h1>Yazı kaldırıldı</h1><p>${BLOG_TEXT.postGone}</p><p><a href="${BLOG.path}">Bloga dön</a></p></main>`,
});
