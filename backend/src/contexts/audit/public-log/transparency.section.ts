import { Injectable } from '@nestjs/common';
import {
  PUBLIC_ACTION_LABEL,
  PUBLIC_CONTENT_LABEL,
  type PublicLogRow,
  publicRuleLabel,
  reportTitle,
  TRANSPARENCY_LIMITS,
  TRANSPARENCY_TEXT,
  type TransparencyReport,
} from '../../../../contracts/transparency.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { breadcrumbs, type PublicAddress, type PublicPage, PublicSection, publicPage, SiteAddress } from '../../../platform/public-site/public-section.js';
import { PublicLogQuery } from './public-log.query.js';
import { TransparencyQuery } from './transparency.query.js';

const LOG = '/moderasyon-kaydi';
const REPORT = /^\/seffaflik\/(\d{4})$/;
const reportPath = (year: number): string => `/seffaflik/${year}`;
const pageOf = (number: number): string => (number === 1 ? LOG : `${LOG}?page=${number}`);

/** The log of decisions and the yearly reports, for those who read without running the app. None of it is there as long as it is off. */
@Injectable()
export class TransparencySection extends PublicSection {
  readonly name = 'transparency';

  constructor(
    private readonly log: PublicLogQuery,
    private readonly reports: TransparencyQuery,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, page }: PublicAddress): Promise<PublicPage | null> {
    const [, year] = REPORT.exec(path) ?? [];
    if (path !== LOG && !year) return null;
    const { on, years } = await this.reports.overview();
    if (!on) return null;
    if (!year) return this.logPage(page, years);
    return years.includes(Number(year)) ? this.reportPage(await this.reports.published(Number(year))) : null;
  }

  async feed(): Promise<null> {
    return null;
  }

  async addresses({ offset }: { readonly offset: number }) {
    const { on, years } = await this.reports.overview();
    if (!on) return { listed: [], total: 0 };
    const { rows } = await this.log.rows(0);
    const newest = rows[0]?.day;
    const listed = [
      ...(newest ? [{ path: LOG, changedAt: `${newest}T00:00:00.000Z` }] : []),
      ...years.map((year) => ({ path: reportPath(year), changedAt: `${year}-12-31T21:00:00.000Z` })),
    ];
    return { listed: listed.slice(offset), total: listed.length };
  }

  async highlights(): Promise<SafeHtml | null> {
    const { on, years } = await this.reports.overview();
    return on ? html`<nav aria-label="Şeffaflık"><ul>${linksOf(years)}</ul></nav>` : null;
  }

  private async logPage(number: number, years: readonly number[]): Promise<PublicPage | null> {
    const offset = (number - 1) * TRANSPARENCY_LIMITS.page;
    const { rows, total } = await this.log.rows(offset);
    if (number > 1 && rows.length === 0) return null;
    return publicPage({
      title: TRANSPARENCY_TEXT.log,
      description: TRANSPARENCY_TEXT.logLead,
      canonical: pageOf(number),
      previous: number > 1 ? pageOf(number - 1) : null,
      next: offset + rows.length < total ? pageOf(number + 1) : null,
      structured: [breadcrumbs(this.site.publicUrl, stepsTo(TRANSPARENCY_TEXT.log, LOG))],
      content: html`<main>
        <nav aria-label="Konum"><a href="/">Meydan</a></nav>
        <h1>${TRANSPARENCY_TEXT.log}</h1>
        <p>${TRANSPARENCY_TEXT.logLead}</p>
        ${rows.length === 0 ? html`<p>${TRANSPARENCY_TEXT.logEmpty}</p>` : tableOf(rows)}
        <nav aria-label="Sayfalar">${number > 1 && html`<a href="${pageOf(number - 1)}">Önceki sayfa</a> `}${offset + rows.length < total && html`<a href="${pageOf(number + 1)}">Sonraki sayfa</a>`}</nav>
        <ul>${years.map((year) => html`<li><a href="${reportPath(year)}">${reportTitle(year)}</a></li>`)}</ul>
      </main>`,
    });
  }

  private reportPage({ year, sections }: TransparencyReport): PublicPage {
    const title = reportTitle(year);
    return publicPage({
      title,
      description: `${TRANSPARENCY_TEXT.reportLead} ${TRANSPARENCY_TEXT.note}`,
      canonical: reportPath(year),
      structured: [breadcrumbs(this.site.publicUrl, stepsTo(title, reportPath(year)))],
      content: html`<main>
        <nav aria-label="Konum"><a href="/">Meydan</a> › <a href="${LOG}">${TRANSPARENCY_TEXT.log}</a></nav>
        <h1>${title}</h1>
        <p>${TRANSPARENCY_TEXT.reportLead} ${TRANSPARENCY_TEXT.note}</p>
        ${sections.map((section) => html`<h2>${section.title}</h2><table><tbody>${section.lines.map(({ label, count }) => html`<tr><th scope="row">${label}</th><td>${count}</td></tr>`)}</tbody></table>`)}
        <p><a href="/api/transparency/${year}/markdown">Markdown olarak indir</a></p>
      </main>`,
    });
  }
}

const stepsTo = (name: string, path: string) => [
  { name: 'Ana sayfa', path: '/' },
  { name, path },
];

const linksOf = (years: readonly number[]): readonly SafeHtml[] => [
  html`<li><a href="${LOG}">${TRANSPARENCY_TEXT.log}</a></li>`,
  ...years.map((year) => html`<li><a href="${reportPath(year)}">${reportTitle(year)}</a></li>`),
];

const tableOf = (rows: readonly PublicLogRow[]): SafeHtml => html`<table>
  <thead><tr><th>Gün</th><th>İşlem</th><th>Kural</th><th>İçerik</th><th>Durum</th></tr></thead>
  <tbody>${rows.map(
    ({ day, action, rule, content, reversed }) =>
      html`<tr><td><time datetime="${day}">${day}</time></td><td>${PUBLIC_ACTION_LABEL[action]}</td><td>${publicRuleLabel(rule)}</td><td>${PUBLIC_CONTENT_LABEL[content]}</td><td>${reversed ? TRANSPARENCY_TEXT.reversed : ''}</td></tr>`,
  )}</tbody>
</table>`;
