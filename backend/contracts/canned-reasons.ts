/** Reasons that moderators need again and again, written once: on the wire. */
import type { Author } from './accounts.js';
import { REPORT_REASONS, type ReportReason } from './moderation.js';
import { lineFlaw } from './one-line.js';

export const CANNED_LIMITS = { reasons: 200, title: 80, clause: 8, text: 1_000, place: { min: 1, max: 999 } } as const;

export const CANNED_TEXT = {
  saved: 'Hazır gerekçe kaydedildi.',
  retired: 'Hazır gerekçe kaldırıldı.',
  restored: 'Hazır gerekçe yeniden kullanılıyor.',
  titleNeeded: 'Bir başlık yazın.',
  titleWrong: 'Başlık tek satır olmalı ve görünmeyen karakter içermemelidir.',
  titleLong: `Başlık en fazla ${CANNED_LIMITS.title} karakter olmalıdır`,
  titleTaken: 'Bu başlıkta bir hazır gerekçe zaten var.',
  clauseWrong: 'Kural numarasını 2.1 gibi yazın ya da boş bırakın.',
  textNeeded: 'Üyenin okuyacağı metni yazın.',
  textLong: `Metin en fazla ${CANNED_LIMITS.text.toLocaleString('tr-TR')} karakter olmalıdır`,
  placeWrong: `Sıra ${CANNED_LIMITS.place.min} ile ${CANNED_LIMITS.place.max} arasında bir tam sayı olmalıdır`,
  reasonWrong: 'Bir rapor nedeni seçin.',
  full: `En fazla ${CANNED_LIMITS.reasons} hazır gerekçe olabilir. Önce gerekmeyenleri kaldırın.`,
  unknown: 'Böyle bir hazır gerekçe yok.',
} as const;

/** What is written of one; body of `POST /api/console/canned-reasons` and `PUT /api/console/canned-reasons/{id}`. */
export interface CannedReasonRequest {
  title: string;
  /** The clause of the rules, such as 2.1; left out where there is none. */
  clause?: string | null;
  /** The reason of a report to which it belongs. */
  reason: ReportReason;
  /** What the member reads. */
  text: string;
  /** Where it stands among the others: small numbers first. */
  place: number;
}

/** Body of `PUT /api/console/canned-reasons/{id}/retired`. */
export interface RetireRequest {
  retired: boolean;
}

/** A row of `GET /api/console/canned-reasons`, in their order; retired ones only for those who may change them and ask for them. */
export interface CannedReason {
  id: string;
  title: string;
  clause: string | null;
  reason: ReportReason;
  text: string;
  place: number;
  retired: boolean;
  /** The last change. */
  at: string;
  by: Author;
}

/** A clause as people read it. */
export const clauseText = (clause: string): string => `Kural ${clause}`;

const CLAUSE = /^\d{1,2}(\.\d{1,2}){0,2}$/;

/** What is wrong with one, by field. */
export function cannedProblems({ title, clause, reason, text, place }: CannedReasonRequest): Partial<Record<keyof CannedReasonRequest, string>> {
  const problems: Partial<Record<keyof CannedReasonRequest, string>> = {};
  const words = title.trim();
  if (!words) problems.title = CANNED_TEXT.titleNeeded;
  else if (words.length > CANNED_LIMITS.title) problems.title = CANNED_TEXT.titleLong;
  else if (lineFlaw(words)) problems.title = CANNED_TEXT.titleWrong;
  if (clause?.trim() && !CLAUSE.test(clause.trim())) problems.clause = CANNED_TEXT.clauseWrong;
  if (!REPORT_REASONS.includes(reason)) problems.reason = CANNED_TEXT.reasonWrong;
  if (!text.trim()) problems.text = CANNED_TEXT.textNeeded;
  else if (text.trim().length > CANNED_LIMITS.text) problems.text = CANNED_TEXT.textLong;
  const { min, max } = CANNED_LIMITS.place;
  if (!Number.isSafeInteger(place) || place < min || place > max) problems.place = CANNED_TEXT.placeWrong;
  return problems;
}
