import type { Posting } from '../../../../contracts/help-wanted.js';
import { turkishDay } from '../../../platform/dates/turkish-time.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';

/** What a project looks for, as far as one may still apply; those that are over are only counted. */
export function postingsPart(postings: readonly Posting[]): SafeHtml | null {
  if (postings.length === 0) return null;
  const open = postings.filter(({ is_open }) => is_open);
  const over = postings.length - open.length;
  return html`<section>
        <h2>Yardım ilanları (${open.length})</h2>
        ${open.map(postingHtml)}
        ${over > 0 && html`<p>${over} ilan sona erdi.</p>`}
      </section>`;
}

const postingHtml = ({ id, title, html: text, skills, reward_label, places, taken, until }: Posting): SafeHtml => html`<article id="posting-${id}">
          <h3>${title}</h3>
          <p>${skills.map((skill) => html`<bdi>${skill}</bdi> · `)}${reward_label} · ${places - taken} yer açık${until !== null && html` · Son gün <time datetime="${until}">${turkishDay(until)}</time>`}</p>
          ${rendered(text)}
        </article>`;
