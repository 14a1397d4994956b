import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../contracts/pages.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { breadcrumbs, type PublicAddress, type PublicPage, PublicSection, publicPage, SiteAddress } from '../../../platform/public-site/public-section.js';
import { houseText } from '../../../platform/public-site/safe-markdown.js';
import { questionsOf } from '../page/page-source.rules.js';
import { PageQuery } from '../read/page.query.js';

/** The static pages. */
@Injectable()
export class InformationSection extends PublicSection {
  readonly name = 'pages';

  constructor(
    private readonly pages: PageQuery,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path }: PublicAddress): Promise<PublicPage | null> {
    const page = await this.pages.find(path.slice(1));
    return page && shown(page, this.site.publicUrl);
  }

  async feed(): Promise<null> {
    return null;
  }

  /** They are few: the first map holds them all. */
  async addresses({ offset }: { readonly offset: number }) {
    const pages = await this.pages.list();
    return { listed: pages.slice(offset).map(({ slug, updated_at }) => ({ path: `/${slug}`, changedAt: updated_at })), total: pages.length };
  }

  async highlights(): Promise<SafeHtml> {
    const pages = await this.pages.list();
    return html`<nav aria-label="Bilgi"><ul>${pages.map(({ slug, title }) => html`<li><a href="/${slug}">${title}</a></li>`)}</ul></nav>`;
  }
}

function shown(page: Page, publicUrl: string): PublicPage {
  const { slug, title, description, markdown } = page;
  const steps = [
    { name: 'Ana sayfa', path: '/' },
    { name: title, path: `/${slug}` },
  ];
  const questions = slug === 'sss' ? questionsOf(markdown) : [];
  return publicPage({
    title,
    description,
    canonical: `/${slug}`,
    structured: [breadcrumbs(publicUrl, steps), ...(questions.length > 0 ? [frequentQuestions(questions)] : [])],
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a></nav>
      <h1>${title}</h1>
      ${houseText(markdown)}
    </main>`,
  });
}

const frequentQuestions = (questions: ReturnType<typeof questionsOf>) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'tr',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: houseText(answer).text },
  })),
});
