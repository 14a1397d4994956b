import { displayName } from '../../../../contracts/accounts.js';
import { type ProjectUpdate, UPDATE_TYPE_LABEL } from '../../../../contracts/project-updates.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';
import { when } from '../../../platform/public-site/paging.html.js';

/** How many of the newest stand on the page of a project. */
export const UPDATES_SHOWN = 5;

/** The newest of what a project tells of itself, as far as everybody may read it; `count` is how many there are in all. */
export function updatesPart(count: number, updates: readonly ProjectUpdate[]): SafeHtml | null {
  if (updates.length === 0) return null;
  return html`<section>
        <h2>Güncellemeler (${count})</h2>
        ${updates.map(updateHtml)}
        ${count > updates.length && html`<p>En yeni ${updates.length} güncelleme gösteriliyor.</p>`}
      </section>`;
}

const updateHtml = ({ id, type, users, created_at, html: text }: ProjectUpdate): SafeHtml => html`<article id="update-${id}">
          <p>${UPDATE_TYPE_LABEL[type]} · <bdi>${displayName(users)}</bdi> · ${when(created_at)}</p>
          ${rendered(text)}
        </article>`;
