import { html, type SafeHtml } from './html.js';

/** An address as a visitor asked for it. */
export interface PublicAddress {
  /** Begins with a slash; without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Which part of a long list is meant, from 1. */
  readonly page: number;
}

/** A part of an address as it was meant; one that cannot be read is nobody's name. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** A picture that everybody may see. */
export interface SharedPicture {
  readonly path: string;
  /** Of a square one, in pixels; null for a wide one. */
  readonly side: number | null;
  /** Of a wide one whose size is known, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** What is to be seen on it. */
  readonly alt: string;
}

/** What an address shows to everybody, for those who read without running the app. */
export interface PublicPage {
  readonly status: 200 | 301 | 403 | 404 | 410;
  /** With 301: the path at which it stands for good. */
  readonly movedTo: string | null;
  readonly title: string;
  readonly description: string;
  /** Path under which it is to be known, or the address elsewhere where it stood first; null when it is not to be found by search. */
  readonly canonical: string | null;
  readonly kind: 'website' | 'article' | 'profile';
  /** What is shown beside a link to it; null for the picture of the site. */
  readonly picture: SharedPicture | null;
  /** schema.org objects. */
  readonly structured: readonly object[];
  /** Path of the feed that tells of news here. */
  readonly feed: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly content: SafeHtml;
  /** Whether the content is shown until the app has come, and the app is asked for once it is. */
  readonly painted: boolean;
}

/** One address for the site map; `changedAt` is an ISO time. */
export interface ListedAddress {
  readonly path: string;
  readonly changedAt: string;
}

export interface FeedItem {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  readonly author: string;
  readonly category: string | null;
  /** ISO time. */
  readonly at: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page whose news it tells. */
  readonly path: string;
  /** Its own address where its path does not say all of it. */
  readonly self?: string;
  readonly items: readonly FeedItem[];
}

/** The part of the public site that one context answers for; bound by the composition root. Everything in it is what a guest may read. */
export abstract class PublicSection {
  /** Stands in the names of its site maps: letters only. */
  abstract readonly name: string;
  /** Null when the address is none of this section. */
  abstract page(address: PublicAddress): Promise<PublicPage | null>;
  /** Null when the address is no feed of this section. */
  abstract feed(path: string, query: URLSearchParams): Promise<Feed | null>;
  /** A slice of all its addresses, and how many there are. */
  abstract addresses(window: {
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly listed: readonly ListedAddress[]; readonly total: number }>;
  /** What the home page tells of it, or null. */
  abstract highlights(): Promise<SafeHtml | null>;
}

/** The address under which people reach the installation; bound by the composition root. */
export abstract class SiteAddress {
  /** Without a slash at the end. */
  abstract readonly publicUrl: string;
}

/** A page with the usual answers where a section has none of its own. */
export const publicPage = (page: Partial<PublicPage> & Pick<PublicPage, 'title' | 'description' | 'content'>): PublicPage => ({
  status: 200,
  movedTo: null,
  canonical: null,
  kind: 'website',
  picture: null,
  structured: [],
  feed: null,
  previous: null,
  next: null,
  painted: false,
  ...page,
});

/** The answer of an address that leads to another for good. */
export const movedPage = (path: string): PublicPage => publicPage({ status: 301, movedTo: path, title: '', description: '', content: html`` });

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** schema.org's way from the home page to this one. */
export const breadcrumbs = (publicUrl: string, steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: publicUrl + path })),
});
