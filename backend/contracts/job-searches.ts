/**
 * Searches for job listings that a member keeps.
 *
 * `GET`, `POST /api/career/searches`, `PUT`, `DELETE /api/career/searches/{id}` with `JobSearchRequest`: `JobSearch`; `POST …/{id}/seen`: what is new is read.
 * A daily summary comes at 08:00 (Istanbul) where something new fits and the member wants it.
 */
import type { JobFilters } from './jobs.js';

export const JOB_SEARCH_LIMITS = { kept: 10, name: { min: 1, max: 60 }, digestRows: 10 } as const;
export const JOB_SEARCH_TEXT = {
  keep: 'Aramayı kaydet',
  all: 'Tüm ilanlar',
  kept: 'Arama kaydedildi.',
  removed: 'Kayıtlı arama silindi.',
  digest: 'günlük özet her sabah 08:00’de',
  notFound: 'Bu kayıtlı arama bulunamadı.',
  tooMany: `En fazla ${JOB_SEARCH_LIMITS.kept} arama kaydedebilirsiniz.`,
  nameNeeded: 'Aramaya bir ad verin.',
  nothingChosen: 'Kaydetmek için en az bir filtre seçin.',
} as const;

/** Filters of a kept search: neither a page nor an order. */
export type KeptFilters = Omit<JobFilters, 'sort' | 'limit' | 'offset'>;
export interface JobSearch {
  id: string;
  name: string;
  filters: KeptFilters;
  digest: boolean;
  /** Published since it was last looked at. */
  fresh: number;
  created_at: string;
}
export interface JobSearchRequest {
  name: string;
  filters: KeptFilters;
  digest?: boolean;
}
