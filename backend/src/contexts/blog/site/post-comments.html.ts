import { displayName } from '../../../../contracts/accounts.js';
import type { Post } from '../../../../contracts/blog.js';
import type { BlogComment } from '../../../../contracts/blog-comments.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';
import { when } from '../../../platform/public-site/paging.html.js';

/** What was hidden or deleted stands here only as far as something answers it. */
export const isShown = ({ state }: BlogComment): boolean => state === 'visible';

const commentHtml = ({ id, users, created_at, html: text }: BlogComment): SafeHtml => html`<article id="comment-${id}">
  <p><bdi>${displayName(users)}</bdi> · ${when(created_at)}</p>
  ${rendered(text)}
</article>`;

/** A comment with the first of its replies. */
function thread(comment: BlogComment): SafeHtml | null {
  const replies = comment.replies.filter(isShown);
  if (!isShown(comment) && replies.length === 0) return null;
  return html`${isShown(comment) ? commentHtml(comment) : html`<p>${comment.notice}</p>`}
    ${replies.length > 0 && html`<section aria-label="Yanıtlar">${replies.map(commentHtml)}</section>`}`;
}

/** What was written under a post, for those who read without the app. */
export const commentsPart = ({ comments: count }: Pick<Post, 'comments'>, comments: readonly BlogComment[]): SafeHtml => html`<section>
  <h2>Yorumlar (${count})</h2>
  ${comments.map(thread).filter((part) => part !== null)}
</section>`;

/** A comment as search engines want to know it; `url` is that of its post. */
export const structuredComment = ({ id, users, content, created_at }: BlogComment, url: string): object => ({
  '@type': 'Comment',
  url: `${url}#comment-${id}`,
  text: excerptOf(content, 500),
  author: { '@type': 'Person', name: displayName(users) },
  datePublished: created_at,
});
