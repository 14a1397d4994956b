/** The pages that everybody reads: terms, privacy, help. */

export const PAGE_SLUGS = ['terms', 'kvkk', 'aydinlatma', 'cerez-politikasi', 'about', 'contact', 'sss'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const PAGES_TEXT = {
  notFound: 'Böyle bir sayfa yok.',
  site: 'Meydan',
  slogan: 'Türkçe konuşan geliştiricilerin meydanı',
  lead: 'Sorun, yanıtlayın, birlikte öğrenin. Kararların nedeni hep görünür; yazdığınız hiçbir şey kaybolmaz.',
  description: 'Türkçe konuşan geliştiricilerin sorduğu, yanıtladığı ve birbirinden öğrendiği topluluk.',
} as const;

/** A page without its text. */
export interface PageInfo {
  slug: PageSlug;
  title: string;
  description: string;
  /** Changes with every word of the page as it is shown. */
  version: string;
  updated_at: string;
}

export interface Page extends PageInfo {
  /** Markdown source. */
  markdown: string;
  /** The same as it is shown: rendered on the server, safe to be shown as it is. */
  html: string;
}

/** Puts values in place of `{{NAME}}`; names that nobody knows stay, so that a slip is seen. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([A-Z_]+)\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));

/** Who runs this installation. */
export interface Operator {
  name: string;
  email: string;
}
