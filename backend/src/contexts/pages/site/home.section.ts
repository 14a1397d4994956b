import { PAGES_TEXT } from '../../../../contracts/pages.js';
import { type PublicAddress, type PublicPage, PublicSection, publicPage } from '../../../platform/public-site/public-section.js';
import { firstPage } from './first-page.html.js';

/** The home page: what this is, and what every other section tells of itself. */
export class HomeSection extends PublicSection {
  readonly name = 'home';

  constructor(
    private readonly others: readonly PublicSection[],
    private readonly publicUrl: string,
  ) {
    super();
  }

  async page({ path }: PublicAddress): Promise<PublicPage | null> {
    if (path !== '/') return null;
    const told = await Promise.all(this.others.map((section) => section.highlights()));
    return publicPage({
      title: '',
      description: PAGES_TEXT.description,
      canonical: '/',
      structured: [this.described()],
      feed: '/rss.xml',
      content: firstPage(told.filter((each) => each !== null)),
      painted: true,
    });
  }

  async feed(): Promise<null> {
    return null;
  }

  async addresses() {
    return { listed: [], total: 0 };
  }

  async highlights(): Promise<null> {
    return null;
  }

  private described(): object {
    return {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${this.publicUrl}/#organization`,
          name: PAGES_TEXT.site,
          url: `${this.publicUrl}/`,
          logo: `${this.publicUrl}/favicon.svg`,
        },
        {
          '@type': 'WebSite',
          name: PAGES_TEXT.site,
          description: PAGES_TEXT.description,
          url: `${this.publicUrl}/`,
          inLanguage: 'tr',
          publisher: { '@id': `${this.publicUrl}/#organization` },
        },
      ],
    };
  }
}
