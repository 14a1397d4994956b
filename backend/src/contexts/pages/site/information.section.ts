import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../contracts/pages.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';
import { breadcrumbs, type PublicAddress, type PublicPage, PublicSection, publicPage, SiteAddress } from '../../../platform/public-site/public-section.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { PageQuery } from '../page/page.query.js';
import { type Question, questionsOf } from '../page/page-source.rules.js';

/** The static pages. */
@Injectable()
export class InformationSection extends PublicSection {
  readonly name = 'pages';

  constructor(
    private readonly pages: PageQuery,
    private readonly site: SiteAddress,
    private readonly texts: RenderedTexts,
  ) {
    super();
  }

  async page({ path }: PublicAddress): Promise<PublicPage | null> {
    const page = await this.pages.find(path.slice(1));
    return page && shown(page, await this.questions(page), this.site.publicUrl);
  }

  /** What the page asks and answers, each answer as it is shown. */
  private async questions({ slug, markdown }: Page): Promise<readonly Question[]> {
    const questions = slug === 'sss' ? questionsOf(markdown) : [];
    return Promise.all(questions.map(async ({ question, answer }) => ({ question, answer: await this.texts.of(answer, 'house') })));
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

function shown(page: Page, questions: readonly Question[], publicUrl: string): PublicPage {
  const { slug, title, description, html: text } = page;
  const steps = [
    { name: 'Ana sayfa', path: '/' },
    { name: title, path: `/${slug}` },
  ];
  return publicPage({
    title,
    description,
    canonical: `/${slug}`,
    structured: [breadcrumbs(publicUrl, steps), ...(questions.length > 0 ? [frequentQuestions(questions)] : [])],
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a></nav>
      <h1>${title}</h1>
      ${rendered(text)}
    </main>`,
  });
}

const frequentQuestions = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'tr',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
