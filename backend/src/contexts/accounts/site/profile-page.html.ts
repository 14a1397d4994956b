import { displayName } from '../../../../contracts/accounts.js';
import type { TopicRow } from '../../../../contracts/forum.js';
import { dayIn } from '../../../../contracts/istanbul-day.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { CONTACT_TYPES, EXPERIENCE_LEVELS, type SeenProfile, SKILL_LEVELS } from '../../../../contracts/profile-details.js';
import { PICTURE_SIZES, pictureIn } from '../../../../contracts/profile-files.js';
import { dateWords, jobLine, period, placeLine, safeHref, shortAddress, validity } from '../../../../contracts/profile-words.js';
import { SUBROLE_LABEL } from '../../../../contracts/subroles.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import { breadcrumbs, type PublicPage, publicPage } from '../../../platform/public-site/public-section.js';
import { aboutProfile, linksOf } from './profile-person.rules.js';

export const profilePath = (username: string): string => `/profile/${username}`;

/** The page is for reading before the app has come and for search: of long lists it shows the beginning, and of long texts. */
const MOST = { entries: 10, skills: 40, bio: 1_000, text: 400, description: 200 } as const;
const SHOWN_SIDE = 160;
/** The largest size in which a photo is drawn. */
const SHARED_SIDE = Math.max(...PICTURE_SIZES.avatar.map(({ width }) => width));

export interface OpenProfile {
  /** As guests may see it. */
  readonly profile: SeenProfile;
  /** ISO time. */
  readonly changedAt: string;
  readonly topics: readonly TopicRow[];
  /** All topics of the member. */
  readonly total: number;
  /** Whether a part of the page was asked for, which is no page of its own. */
  readonly isTab: boolean;
  readonly publicUrl: string;
}

/** A profile that its member opened to everybody. */
export function profilePage({ profile, changedAt, topics, total, isTab, publicUrl }: OpenProfile): PublicPage {
  const name = displayName(profile);
  const path = profilePath(profile.username);
  const description = descriptionOf(profile);
  const steps = [
    { name: 'Ana sayfa', path: '/' },
    { name, path },
  ];
  return publicPage({
    title: `${name} (@${profile.username})`,
    description,
    canonical: isTab ? null : path,
    kind: 'profile',
    picture: profile.avatar === null ? null : { path: pictureIn(profile.avatar, 'large'), side: SHARED_SIDE, alt: name },
    structured: [aboutProfile({ profile, description, changedAt, topics: total, publicUrl, path }), breadcrumbs(publicUrl, steps)],
    content: html`<main>
      <nav aria-label="Konum"><a href="/">Meydan</a></nav>
      <article>
        ${profile.avatar && html`<img src="${pictureIn(profile.avatar, 'medium')}" alt="" width="${SHOWN_SIDE}" height="${SHOWN_SIDE}" loading="lazy" />`}
        <h1><bdi>${name}</bdi></h1>
        <p>${who(profile)}</p>
        ${lineOf(jobLine(profile))}
        ${lineOf(placeLine(profile))}
        ${profile.birth_date && html`<p>Doğum tarihi: <time datetime="${profile.birth_date}">${dateWords(profile.birth_date)}</time></p>`}
        ${profile.bio !== null && profile.bio.trim() !== '' && html`<h2>Hakkımda</h2><p>${linesOf(profile.bio, MOST.bio)}</p>`}
      </article>
      ${sectionsOf(profile)}
      ${topics.length > 0 && html`<section><h2>Son konular</h2><ul>${topics.map(topicHtml)}</ul></section>`}
    </main>`,
  });
}

/** What somebody is and says of themselves, in one line. */
function descriptionOf(profile: SeenProfile): string {
  const line = [jobLine(profile), profile.bio ?? ''].map(inOneLine).filter(Boolean).join(' · ');
  return beginning(line || `${displayName(profile)} (@${profile.username}), Meydan üyesi`, MOST.description);
}

const who = ({ username, created_at, subroles, experience_level }: SeenProfile): SafeHtml =>
  html`@${username} · Katılma: <time datetime="${created_at}">${dateWords(dayIn(created_at).slice(0, 7))}</time>${[
    ...subroles.map((subrole) => SUBROLE_LABEL[subrole]),
    ...(experience_level ? [EXPERIENCE_LEVELS[experience_level]] : []),
  ].map((label) => html` · ${label}`)}`;

const lineOf = (text: string): SafeHtml | null => (text ? html`<p><bdi>${inOneLine(text)}</bdi></p>` : null);

/** Of what is hidden or empty there is no heading either. */
function sectionsOf(profile: SeenProfile): readonly SafeHtml[] {
  const { skills, experiences, educations, certificates, projects, contacts } = profile;
  return [
    section(
      'Yetenekler',
      (skills ?? []).map(({ name, level }) => entry(name, level && SKILL_LEVELS[level])),
      MOST.skills,
    ),
    section(
      'İş Deneyimleri',
      (experiences ?? []).map(({ company, position, start, end, location, description }) =>
        entry(position || company, joined(position && company, location, period(start, end)), description),
      ),
    ),
    section(
      'Eğitim Bilgileri',
      (educations ?? []).map(({ school, department, degree, start, end, description }) =>
        entry(school, joined(department, degree, period(start, end)), description),
      ),
    ),
    section(
      'Sertifikalar',
      (certificates ?? []).map((each) =>
        entry(each.name, joined(each.issuer, validity(each)), each.description, [out(each.credential_url, 'Sertifikayı gör')]),
      ),
    ),
    section(
      'Projeler',
      (projects ?? []).map(({ name, technologies, start, end, description, url, github }) =>
        entry(name, joined(technologies, period(start, end)), description, [out(url), out(github, 'GitHub')]),
      ),
    ),
    section(
      'İletişim Bilgileri',
      (contacts ?? []).map(({ type, value }) => entry(value, CONTACT_TYPES[type])),
    ),
    section(
      'Sosyal Medya',
      linksOf(profile).map(({ label, href }) => html`<li>${label}: ${out(href)}</li>`),
    ),
  ].filter((each) => each !== null);
}

function section(title: string, entries: readonly SafeHtml[], most: number = MOST.entries): SafeHtml | null {
  if (entries.length === 0) return null;
  const more = entries.length - most;
  return html`<section><h2>${title}</h2><ul>${entries.slice(0, most)}</ul>${more > 0 && html`<p>ve ${more} kayıt daha</p>`}</section>`;
}

const entry = (title: string, beside: string, text = '', links: readonly (SafeHtml | null)[] = []): SafeHtml =>
  html`<li><bdi>${inOneLine(title)}</bdi>${beside && html` <small><bdi>${inOneLine(beside)}</bdi></small>`}${text && html`<p>${linesOf(text, MOST.text)}</p>`}${links
    .filter((link) => link !== null)
    .map((link) => html` ${link}`)}</li>`;

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** What members link to is not vouched for. */
function out(written: string, label?: string): SafeHtml | null {
  const href = safeHref(written);
  return href === null ? null : html`<a rel="nofollow ugc noopener" href="${href}">${label ?? shortAddress(href)}</a>`;
}

const topicHtml = ({ id, title, created_at }: TopicRow): SafeHtml =>
  html`<li><a href="/forum/topic/${id}">${title}</a> · <time datetime="${created_at}">${dateWords(dayIn(created_at))}</time></li>`;

/** The beginning of a text of several lines, each within its own. */
const linesOf = (text: string, most: number): readonly SafeHtml[] =>
  beginning(text.trim(), most)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inOneLine)
    .filter(Boolean)
    .map((line, at) => html`${at > 0 && html`<br />`}<bdi>${line}</bdi>`);

function beginning(text: string, length: number): string {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}…`;
}
