import { html } from './html.js';
import type { ListedAddress } from './public-section.js';

/** Addresses in one map; the protocol allows 50,000, smaller maps answer quickly. */
export const ADDRESSES_A_MAP = 1_000;

export interface MapName {
  readonly section: string;
  /** From 1. */
  readonly number: number;
}

/** `/sitemaps/topics-2.xml` */
export const mapPath = ({ section, number }: MapName): string => `/sitemaps/${section}-${number}.xml`;

/** The map that a path names, or null. */
export function mapNamed(path: string): MapName | null {
  const [, section, number] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
  return section && number ? { section, number: Number(number) } : null;
}

/** The list of all maps. */
export const renderMapIndex = (publicUrl: string, maps: readonly MapName[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.map((map) => html`<sitemap><loc>${publicUrl + mapPath(map)}</loc></sitemap>\n`)}</sitemapindex>
`.text;

/** One map. */
export const renderMap = (publicUrl: string, listed: readonly ListedAddress[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map(({ path, changedAt }) => html`<url><loc>${publicUrl + path}</loc><lastmod>${changedAt}</lastmod></url>\n`)}</urlset>
`.text;

/** What robots are asked not to fetch, but for pictures that stand beside links, and where the maps are. Pages that are not to be listed say so themselves and have to be fetched for that. */
export const renderRobots = (publicUrl: string): string => `User-agent: *
Allow: /api/*/share.jpg
Disallow: /api/
Disallow: /adminpanel
Disallow: /settings
Disallow: /socket.io/

Sitemap: ${publicUrl}/sitemap.xml
`;
