import { html, type SafeHtml } from './html.js';
import type { Feed, FeedItem } from './public-section.js';

/** An RSS 2.0 document; `path` is the feed's own. */
export const renderFeed = (publicUrl: string, path: string, { title, description, path: page, self = path, items }: Feed): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${title}</title>
<link>${publicUrl + page}</link>
<description>${description}</description>
<language>tr</language>
<atom:link href="${publicUrl + self}" rel="self" type="application/rss+xml" />
${items.map((item) => renderItem(publicUrl, item))}</channel>
</rss>
`.text;

const renderItem = (publicUrl: string, { title, path, summary, author, category, at }: FeedItem): SafeHtml => html`<item>
<title>${title}</title>
<link>${publicUrl + path}</link>
<guid isPermaLink="true">${publicUrl + path}</guid>
<pubDate>${new Date(at).toUTCString()}</pubDate>
<dc:creator>${author}</dc:creator>
${category && html`<category>${category}</category>\n`}<description>${summary}</description>
</item>
`;
