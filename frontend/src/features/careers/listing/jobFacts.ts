import { JOB_FIELDS, type JobField } from '@contracts/job-writing';
import { CONTRACT_LABEL, JOB_CATEGORY_LABEL, JOB_LANGUAGE_LABEL, type Job, REMOTE_REGION_LABEL, SENIORITY_LABEL } from '@contracts/jobs';
import { kilometresBetween, provinceOf } from '@contracts/provinces';

type Told = [name: string, words: string];

/** 'İş, tam zamanlı' */
const kindWords = ({ category, contract }: Job): string =>
  [JOB_CATEGORY_LABEL[category], contract && CONTRACT_LABEL[contract].toLocaleLowerCase('tr')].filter(Boolean).join(', ');

/** What is told of a listing below what matters first; what it says nothing of is left out. */
export function toldFacts(job: Job): Told[] {
  const { seniority, experience_years: years, languages } = job;
  const told: [string, string | null][] = [
    ['Tür', kindWords(job)],
    ['Kıdem', seniority && SENIORITY_LABEL[seniority]],
    ['Deneyim', years === null ? null : years === 0 ? 'aranmıyor' : `${years} yıl ve üzeri`],
    ['Dil', languages.map((language) => JOB_LANGUAGE_LABEL[language]).join(', ')],
  ];
  return told.filter((fact): fact is Told => Boolean(fact[1]));
}

/** Below how one works: 'haftada 2 gün ofis', or from where one may. */
export function workNote({ work_type, office_days, remote_region }: Job): string | null {
  if (work_type === 'Hibrit' && office_days !== null) return `haftada ${office_days} gün ofis`;
  return work_type !== 'Ofis' && remote_region ? REMOTE_REGION_LABEL[remote_region] : null;
}

export const provinceWords = ({ province }: Pick<Job, 'province'>): string | null => (province === null ? null : (provinceOf(province)?.name ?? null));

/** What was changed, in words: 'maaş, son başvuru günü' */
export const editedWords = (fields: readonly string[]): string =>
  fields.map((field) => (JOB_FIELDS[field as JobField] ?? field).toLocaleLowerCase('tr')).join(', ');

interface Position {
  lat: number;
  lng: number;
}

/** 'size 4 km', counted on this page: where its reader is does not leave it. */
export function awayWords({ location_lat: lat, location_lng: lng }: Job, from: Position | null): string | null {
  if (!from || lat === null || lng === null) return null;
  return `size ${Math.max(1, Math.round(kilometresBetween(from, { lat, lng })))} km`;
}

/** The items of a text that has one in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** An address that leads out of here; null where it is none. */
export const outOf = (address: string): string | null => (address.startsWith('https://') ? address : null);
