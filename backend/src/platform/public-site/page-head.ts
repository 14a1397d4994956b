import { dataBlock, html, type SafeHtml } from './html.js';
import type { PublicPage } from './public-section.js';

export interface Site {
  readonly name: string;
  readonly description: string;
  readonly publicUrl: string;
}

/** Longer descriptions are cut by whoever shows them. */
const LONGEST_DESCRIPTION = 300;

/** What stands in the head of a page: its name, what it is about, where it belongs, and the same for machines. */
export function renderHead(page: PublicPage, site: Site): SafeHtml {
  const title = page.title ? `${page.title} · ${site.name}` : site.name;
  const description = page.description.slice(0, LONGEST_DESCRIPTION);
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${place(page, site)}
    <meta property="og:site_name" content="${site.name}" />
    <meta property="og:locale" content="tr_TR" />
    <meta property="og:type" content="${page.kind}" />
    <meta property="og:title" content="${page.title || site.name}" />
    <meta property="og:description" content="${description}" />
    ${shared(page, site)}
    <meta name="twitter:title" content="${page.title || site.name}" />
    <meta name="twitter:description" content="${description}" />
    ${page.structured.map(dataBlock)}`;
}

function shared({ picture }: PublicPage, { publicUrl }: Site): SafeHtml {
  if (!picture)
    return html`<meta property="og:image" content="${publicUrl}/social.png" />
    <meta name="twitter:card" content="summary_large_image" />`;
  const size = picture.size ?? (picture.side === null ? null : { width: picture.side, height: picture.side });
  return html`<meta property="og:image" content="${publicUrl + picture.path}" />
    ${size && html`<meta property="og:image:width" content="${size.width}" /><meta property="og:image:height" content="${size.height}" />`}
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta name="twitter:card" content="${picture.side === null ? 'summary_large_image' : 'summary'}" />`;
}

const addressOf = (canonical: string, publicUrl: string): string => (canonical.startsWith('/') ? publicUrl + canonical : canonical);

function place({ canonical, previous, next, feed }: PublicPage, { name, publicUrl }: Site): SafeHtml {
  const feeds = [{ path: '/rss.xml', title: name }, ...(feed && feed !== '/rss.xml' ? [{ path: feed, title: `${name}: bu sayfa` }] : [])];
  return html`${canonical === null ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${addressOf(canonical, publicUrl)}" /><meta property="og:url" content="${addressOf(canonical, publicUrl)}" />`}
    ${previous && html`<link rel="prev" href="${publicUrl + previous}" />`}${next && html`<link rel="next" href="${publicUrl + next}" />`}
    ${feeds.map(({ path, title }) => html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${path}" />`)}`;
}
