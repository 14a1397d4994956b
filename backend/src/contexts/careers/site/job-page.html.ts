import { displayName } from '../../../../contracts/accounts.js';
import { placeText, salaryTermsText, salaryText } from '../../../../contracts/job-words.js';
import {
  CONTRACT_LABEL,
  JOB_CATEGORY_LABEL,
  JOB_LANGUAGE_LABEL,
  JOB_TEXT,
  type Job,
  type JobRow,
  type JobState,
  REMOTE_REGION_LABEL,
  SENIORITY_LABEL,
} from '../../../../contracts/jobs.js';
import { turkishDay } from '../../../platform/dates/turkish-time.js';
import { html, rendered, type SafeHtml } from '../../../platform/public-site/html.js';
import { when } from '../../../platform/public-site/paging.html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { CAREER, itemsIn, jobPath, jobRow, tagLinks, termsOf } from './careers-page.html.js';
import { jobPosting } from './job-posting.words.js';

const OVER: Record<Exclude<JobState, 'open'>, string> = {
  closed: 'Bu ilan kapandı; artık başvuru almıyor.',
  filled: 'Bu ilan dolduruldu; artık başvuru almıyor.',
  expired: 'Bu ilanın süresi doldu; artık başvuru almıyor.',
};

export interface ShownJob {
  readonly job: Job;
  readonly similar: readonly JobRow[];
  readonly publicUrl: string;
}

/** A listing with all that it says. One that is over is not to be found by search. */
export function jobPage({ job, similar, publicUrl }: ShownJob): PublicPage {
  const path = jobPath(job.id);
  const { state, title } = job;
  return publicPage({
    kind: 'article',
    title: `${title} · ${job.company_name}`,
    description: `${job.company_name}: ${termsOf(job)}`,
    canonical: state === 'open' ? path : null,
    structured: [...(state === 'open' ? [jobPosting(job, publicUrl)] : []), breadcrumbs(publicUrl, [CAREER, { name: title, path }])],
    feed: `${CAREER.path}/rss.xml`,
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a> › <a href="${CAREER.path}">${CAREER.name}</a></nav>
      <article>
        <h1>${title}</h1>
        <p><bdi>${job.company_name}</bdi> · ${JOB_CATEGORY_LABEL[job.category]} · ${when(job.published_at)}${tagLinks(job.tags)}</p>
        ${state !== 'open' && html`<p role="note">${OVER[state]}</p>`}
        ${job.logo_url !== null && html`<img src="${job.logo_url}" alt="" />`}
        <dl>${factsOf(job).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
        ${rendered(job.html)}
        ${listOf('Sorumluluklar', job.responsibilities)}
        ${listOf('Nitelikler', job.qualifications)}
        ${linksOf(job)}
      </article>
      ${similar.length > 0 && html`<section><h2>Benzer ilanlar</h2><ul>${similar.map((row) => html`<li>${jobRow(row)}</li>`)}</ul></section>`}
    </main>`,
  });
}

function factsOf(job: Job): (readonly [string, SafeHtml | string])[] {
  const { contract, experience_years, languages, office_days, owner, remote_region, salary, seniority } = job;
  const place = placeText(job);
  const facts: (readonly [string, SafeHtml | string | null])[] = [
    ['Maaş', salary ? `${salaryText(salary)} (${salaryTermsText(salary)})` : JOB_TEXT.noSalary],
    ['Çalışma şekli', office_days === null ? job.work_type : `${job.work_type}, haftada ${office_days} gün ofis`],
    ['Yer', place ? html`<bdi>${place}</bdi>` : null],
    ['Bölge', remote_region && REMOTE_REGION_LABEL[remote_region]],
    ['Kıdem', seniority && SENIORITY_LABEL[seniority]],
    ['Deneyim', experience_years === null ? null : `en az ${experience_years} yıl`],
    ['Sözleşme', contract && CONTRACT_LABEL[contract]],
    ['Diller', languages.length > 0 ? languages.map((language) => JOB_LANGUAGE_LABEL[language]).join(', ') : null],
    ['Son başvuru', html`<time datetime="${job.apply_until}">${turkishDay(job.apply_until)}</time>`],
    ['İlanı veren', owner && html`<bdi>${displayName(owner)}</bdi>`],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

function listOf(heading: string, lines: string): SafeHtml | null {
  const items = itemsIn(lines);
  return items.length === 0 ? null : html`<section><h2>${heading}</h2><ul>${items.map((item) => html`<li><bdi>${item}</bdi></li>`)}</ul></section>`;
}

function linksOf({ company_social_links: links }: Job): SafeHtml | null {
  const named = [
    ['Web sitesi', links.website],
    ['LinkedIn', links.linkedin],
    ['Twitter', links.twitter],
    ['Instagram', links.instagram],
  ] as const;
  const given = named.filter(([, url]) => url);
  if (given.length === 0) return null;
  return html`<ul aria-label="Şirketin bağlantıları">${given.map(([name, url]) => html`<li><a rel="nofollow ugc noopener" href="${url}">${name}</a></li>`)}</ul>`;
}

/** Of a listing that was there for everybody and will not be again. */
export const gonePage = publicPage({
  status: 410,
  title: 'İlan kaldırıldı',
  description: JOB_TEXT.gone,
  content: html`<main><h1>İlan kaldırıldı</h1><p>${JOB_TEXT.gone}</p><p><a href="${CAREER.path}">İlanlara dön</a></p></main>`,
});
