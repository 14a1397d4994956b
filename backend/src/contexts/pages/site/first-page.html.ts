import { PAGES_TEXT } from '../../../../contracts/pages.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';

const star = (name: string, hollow: boolean) =>
  html`<svg viewBox="0 0 32 32" class="${name}" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"><rect x="6.5" y="6.5" width="19" height="19" rx="1.5" /><rect x="6.5" y="6.5" width="19" height="19" rx="1.5" transform="rotate(45 16 16)" /></g>${!hollow && html`<circle cx="16" cy="16" r="3.2" fill="currentColor" />`}</svg>`;

const button = (path: string, text: string, look: string) => html`<a class="first-button ${look}" href="${path}">${text}</a>`;

/** The home page as it is painted before the app has come; the classes are those of the app's firstPaint.css. `told` is what the sections tell of themselves. */
export const firstPage = (told: readonly SafeHtml[]): SafeHtml => html`<header class="first-header"><div class="first-bar">
        <span class="first-menu"></span>
        <a class="first-logo" href="/">${star('first-mark', false)}<span>${PAGES_TEXT.site}</span></a>
        <nav class="first-nav" aria-label="Ana menü"><a class="first-link" href="/forum">Forum</a></nav>
        <span class="first-end first-guest">${button('/auth/login', 'Giriş Yap', 'first-quiet')}${button('/auth/register', 'Üye Ol', 'first-primary')}</span>
      </div></header>
      <div class="first-banner"></div>
      <main class="first-page">
        ${star('first-star', true)}
        <div class="first-hero">
          <div>
            <h1 class="first-title">${PAGES_TEXT.slogan}</h1>
            <p class="first-lead">${PAGES_TEXT.lead}</p>
            <p class="first-actions first-guest">${button('/auth/register', 'Üye Ol', 'first-large first-primary')}${button('/auth/login', 'Giriş Yap', 'first-large')}</p>
            <p class="first-count">\u00a0</p>
          </div>
          <div class="first-told">${told}</div>
        </div>
      </main>`;
