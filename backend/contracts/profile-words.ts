/** How parts of a profile are said in words and where its links lead: the same in the app and on the page that is read without it. */
import { cityName, countryName } from './places.js';
import { type Certificate, ONGOING, type ProfileDetails } from './profile-details.js';

const LONG = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric' });

/** 'Sarnıç Yazılım’da Kıdemli Backend Geliştirici' */
export function jobLine({ company, company_suffix, job_title }: { [K in 'company' | 'company_suffix' | 'job_title']: ProfileDetails[K] | null }): string {
  const [where, what] = [company?.trim(), job_title?.trim()];
  if (!where || !what) return where || what || '';
  return `${where}’${company_suffix ?? 'de'} ${what}`;
}

/** 'Konak, İzmir, Türkiye' */
export function placeLine({ addresses }: { addresses: ProfileDetails['addresses'] | null }): string {
  if (!addresses) return '';
  const { country, city, district } = addresses;
  return [district, city && cityName(country, city), country && countryName(country)].filter(Boolean).join(', ');
}

/** 'Şubat 2023', '12 Ekim 2026', 'Devam Ediyor'; what is no date stays as it was written. */
export function dateWords(date: string): string {
  if (date === ONGOING) return 'Devam Ediyor';
  if (/^\d{4}-\d{2}$/.test(date)) return MONTH.format(new Date(`${date}-15`));
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? LONG.format(new Date(`${date}T12:00:00`)) : date;
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
