import { displayName } from '../../../contracts/accounts.js';
import type { CommentText } from '../../../contracts/forum.js';
import { excerptOf } from '../../../contracts/rendering/excerpt.js';
import { html, rendered, type SafeHtml } from './html.js';
import { when } from './paging.html.js';

export const COMMENTS_A_PAGE = 20;

/** A comment with the first of its replies. */
export interface AnsweredText extends CommentText {
  readonly replies: readonly AnsweredText[];
}

/** What was hidden or deleted stands here only as far as something answers it. */
const isShown = ({ state }: CommentText): boolean => state === 'visible';

const commentHtml = ({ id, users, created_at, html: text }: CommentText): SafeHtml => html`<article id="comment-${id}">
  <p><bdi>${displayName(users)}</bdi> · ${when(created_at)}</p>
  ${rendered(text)}
</article>`;

function thread(comment: AnsweredText): SafeHtml | null {
  const replies = comment.replies.filter(isShown);
  if (!isShown(comment) && replies.length === 0) return null;
  return html`${isShown(comment) ? commentHtml(comment) : html`<p>${comment.notice}</p>`}
    ${replies.length > 0 && html`<section aria-label="Yanıtlar">${replies.map(commentHtml)}</section>`}`;
}

/** What was written under something, for those who read without the app; `count` is how many there are in all. */
export const commentsPart = (count: number, comments: readonly AnsweredText[]): SafeHtml => html`<section>
  <h2>Yorumlar (${count})</h2>
  ${comments.map(thread).filter((part) => part !== null)}
</section>`;

/** The same as search engines want to know it; `url` is that of what they stand under. */
export const structuredComments = (comments: readonly AnsweredText[], url: string): readonly object[] =>
  comments
    .flatMap((each) => [each, ...each.replies])
    .filter(isShown)
    .map(({ id, users, content, created_at }) => ({
      '@type': 'Comment',
      url: `${url}#comment-${id}`,
      text: excerptOf(content, 500),
      author: { '@type': 'Person', name: displayName(users) },
      datePublished: created_at,
    }));
