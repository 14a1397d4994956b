import type { ProfileStats } from '@contracts/follow';
import { type Certificate, ONGOING, type ProfileDetails } from '@contracts/profile-details';
import { longDate, monthAndYear } from '../../../../design/dates';
import { turkishNumber } from '../../../../design/numbers';

/** All that a member gave to the community: topics and comments, later posts and projects. */
export const contributionsOf = ({ post_count, comment_count, blog_count, project_count }: ProfileStats): number =>
  post_count + comment_count + blog_count + project_count;

const DAY = 24 * 60 * 60_000;

/** '2 yıldır üye' */
export function memberFor(since: string, now: number): string {
  const began = new Date(since);
  const today = new Date(now);
  const notYet = today.getUTCDate() < began.getUTCDate() ? 1 : 0;
  const months = (today.getUTCFullYear() - began.getUTCFullYear()) * 12 + today.getUTCMonth() - began.getUTCMonth() - notYet;
  if (months >= 12) return `${Math.floor(months / 12)} yıldır üye`;
  if (months >= 1) return `${months} aydır üye`;
  const days = Math.floor((now - began.getTime()) / DAY);
  return days >= 1 ? `${days} gündür üye` : 'Bugün üye oldu';
}

/** '2 yıldır üye · 1.204 katkı': how a member is told in short, everywhere. */
export const shortForm = (since: string, contributions: number | undefined, now: number): string =>
  [memberFor(since, now), contributions !== undefined && `${turkishNumber(contributions)} katkı`].filter(Boolean).join(' · ');

/** 'Sarnıç Yazılım’da Kıdemli Backend Geliştirici' */
export function jobLine({ company, company_suffix, job_title }: { [K in 'company' | 'company_suffix' | 'job_title']: ProfileDetails[K] | null }): string {
  const [where, what] = [company?.trim(), job_title?.trim()];
  if (!where || !what) return where || what || '';
  return `${where}’${company_suffix ?? 'de'} ${what}`;
}

/** 'Şubat 2023', '12 Ekim 2026', 'Devam Ediyor'; what is no date stays as it was written. */
export function dateWords(date: string): string {
  if (date === ONGOING) return 'Devam Ediyor';
  if (/^\d{4}-\d{2}$/.test(date)) return monthAndYear(`${date}-15`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? longDate(`${date}T12:00:00`) : date;
}

/** 'Şubat 2023 – Devam Ediyor' */
export const period = (start: string, end: string): string => [start, end].filter(Boolean).map(dateWords).join(' – ');

/** 'Mart 2022 – Süresiz' */
export const validity = ({ issue_date, expiry_date }: Pick<Certificate, 'issue_date' | 'expiry_date'>): string =>
  [issue_date && dateWords(issue_date), expiry_date ? dateWords(expiry_date) : 'Süresiz'].filter(Boolean).join(' – ');

/** The address of a link that a member wrote; null for whatever a browser should not open. */
export function safeHref(written: string): string | null {
  const text = written.trim();
  if (!text) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return null;
  const href = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(href)) return null;
  const { protocol, username, password, hostname } = new URL(href);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password && hostname.includes('.') ? href : null;
}

/** 'gokceunal.example/yazilar': where a link leads, as short as it can be told. */
export function shortAddress(href: string): string {
  const { host, pathname } = new URL(href);
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}

/** 'gokceunal': the last part of an address on a network. */
export const handleIn = (href: string): string => decodedPart(new URL(href).pathname.split('/').findLast(Boolean) ?? '');

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign that escapes nothing is shown as it was written.
    return part;
  }
}

/** 'Ozan, İrem ve 3 kişi' */
export function namesAndMore(names: readonly string[], count: number): string {
  const more = count - names.length;
  if (more > 0) return `${names.join(', ')} ve ${turkishNumber(more)} kişi`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}` : (names[0] ?? '');
}
