import { renderFeed } from './feed.js';
import { html } from './html.js';
import { renderHead, type Site } from './page-head.js';
import type { PageTemplate } from './page-template.js';
import { type PublicAddress, type PublicPage, type PublicSection, publicPage } from './public-section.js';
import { ADDRESSES_A_MAP, type MapName, mapNamed, renderMap, renderMapIndex, renderRobots } from './site-map.js';

export interface PublicAnswer {
  readonly status: number;
  readonly type: 'text/html' | 'text/plain' | 'application/xml' | 'application/rss+xml';
  readonly body: string;
  /** Of what stands elsewhere for good. */
  readonly location?: string;
  /** Whether it is a page that search is not to find. */
  readonly unlisted?: boolean;
}

interface Parts {
  readonly sections: readonly PublicSection[];
  /** Addresses that the app shows and that are nobody else's business, like the sign-in pages. */
  readonly appOnly: PublicSection['page'];
  readonly missing: PublicPage;
  readonly site: Site;
}

/** What the addresses of feeds end in. */
const FEED = /\/(rss|feed)\.xml$/;

const xml = (body: string): PublicAnswer => ({ status: 200, type: 'application/xml', body });

/** Everything that can be read without running the app: pages with their heads, feeds, site maps. */
export class PublicSite {
  constructor(private readonly parts: Parts) {}

  /** Answers any address; `template` is the page of the app. */
  async answer(url: string, template: PageTemplate): Promise<PublicAnswer> {
    const address = addressOf(url);
    const document = await this.document(address);
    if (document) return document;
    const page = (await this.page(address)) ?? this.parts.missing;
    if (page.movedTo) return { status: page.status, type: 'text/plain', body: '', location: page.movedTo };
    const body = template.fill(address.path, renderHead(page, this.parts.site), page);
    return { status: page.status, type: 'text/html', body, unlisted: page.canonical === null };
  }

  /** The app without a word of content, for when the content cannot be had. */
  shell(url: string, template: PageTemplate): PublicAnswer {
    const { site } = this.parts;
    const page = publicPage({ title: '', description: site.description, content: html`` });
    return { status: 503, type: 'text/html', body: template.fill(addressOf(url).path, renderHead(page, site), page), unlisted: true };
  }

  private async page(address: PublicAddress): Promise<PublicPage | null> {
    for (const section of this.parts.sections) {
      const page = await section.page(address);
      if (page) return page;
    }
    return this.parts.appOnly(address);
  }

  private async document({ path, query }: PublicAddress): Promise<PublicAnswer | null> {
    const { publicUrl } = this.parts.site;
    if (path === '/robots.txt') return { status: 200, type: 'text/plain', body: renderRobots(publicUrl) };
    if (path === '/sitemap.xml') return xml(renderMapIndex(publicUrl, await this.maps()));
    const map = mapNamed(path);
    if (map) return this.map(map);
    return FEED.test(path) ? this.feed(path, query) : null;
  }

  private async maps(): Promise<readonly MapName[]> {
    const counted = await Promise.all(this.parts.sections.map(async (section) => ({ section, ...(await section.addresses({ limit: 1, offset: 0 })) })));
    return counted.flatMap(({ section, total }) =>
      Array.from({ length: Math.ceil(total / ADDRESSES_A_MAP) }, (_, at) => ({ section: section.name, number: at + 1 })),
    );
  }

  private async map({ section: name, number }: MapName): Promise<PublicAnswer | null> {
    const section = this.parts.sections.find((each) => each.name === name);
    const { listed } = (await section?.addresses({ limit: ADDRESSES_A_MAP, offset: (number - 1) * ADDRESSES_A_MAP })) ?? { listed: [] };
    return listed.length > 0 ? xml(renderMap(this.parts.site.publicUrl, listed)) : null;
  }

  private async feed(path: string, query: URLSearchParams): Promise<PublicAnswer | null> {
    for (const section of this.parts.sections) {
      const feed = await section.feed(path, query);
      if (feed) return { status: 200, type: 'application/rss+xml', body: renderFeed(this.parts.site.publicUrl, path, feed) };
    }
    return null;
  }
}

/** Path, query and page number of an address; a page number that is none counts as the first. */
function addressOf(url: string): PublicAddress {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const query = new URLSearchParams(search);
  const asked = query.get('page') ?? '';
  return { path: path === '/' ? path : path.replace(/\/+$/, '') || '/', query, page: /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1 };
}
