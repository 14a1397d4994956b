/** Exports of the audit, on the wire: what was recorded, with its proof, in a file that can be checked without the application. */
import { FACT_KIND_LABEL, REVERSAL_LABEL, TIMELINE_FILTERS, type TimelineFilter } from './audit-timeline.js';
import { REASON_LABEL } from './moderation.js';
import { ACTOR_LABEL } from './staff.js';

/** How much of a fact an export shows. */
export const EXPORT_PROFILES = ['pseudonyms', 'figures', 'full'] as const;
export type ExportProfile = (typeof EXPORT_PROFILES)[number];
export const EXPORT_PROFILE_LABEL: Readonly<Record<ExportProfile, string>> = { pseudonyms: 'Takma adlarla', figures: 'Yalnızca dökümler', full: 'Tam' };
export const EXPORT_PROFILE_HINT: Readonly<Record<ExportProfile, string>> = {
  pseudonyms: 'Üyeler ve görevliler dosya içinde değişmeyen takma adlarla; metin ve serbest gerekçe yok',
  figures: 'Yalnızca işlem, kural, içerik türü ve gün',
  full: 'Bugün açabildiğiniz her şey; gerekçe ister, ilgili üyeler verilerinde görür, ikinci kişinin onayını bekleyebilir',
};

export const EXPORT_FORMATS = ['jsonl', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const EXPORT_FORMAT_LABEL: Readonly<Record<ExportFormat, string>> = { jsonl: 'JSONL', csv: 'CSV' };

export const EXPORT_LIMITS = {
  /** Facts of one export: measured at a second and 40 MB (ADR 54). */
  facts: 5_000,
  /** Of one that opens what is personal: each of them is looked at by itself. */
  factsOpened: 500,
  keptDays: 3,
  /** What takes longer was given up, and another may be asked for. */
  hoursUnderWay: 1,
  /** Exports that the page lists. */
  listed: 20,
} as const;

const grouped = (count: number): string => count.toLocaleString('tr-TR');
export const factsAtMost = (profile: ExportProfile): number => (profile === 'full' ? EXPORT_LIMITS.factsOpened : EXPORT_LIMITS.facts);

export const EXPORT_TEXT = {
  requested: 'Dışa aktarma hazırlanıyor.',
  underWay: 'Bir dışa aktarmanız zaten hazırlanıyor. Bitince yenisini isteyebilirsiniz.',
  nothing: 'Bu filtrelere uyan bir olay yok.',
  gone: 'Bu dosya yok ya da süresi doldu.',
  reasonOnlyFull: 'Gerekçe yalnızca tam dışa aktarmada istenir.',
  expected: 'Üye, verilerinde kaydının dışa aktarıldığını, görevinizi ve bu gerekçeyi görür; adınızı görmez.',
  givenUp: 'Zamanında hazırlanamadı. Yeniden isteyebilirsiniz.',
  withdrawn: 'İçinde kaydı açılan bir üye hesabını sildiği için dosya kaldırıldı. Yeniden isteyebilirsiniz.',
  noLonger: 'Artık bu yetkiniz olmadığı için hazırlanmadı.',
} as const;
export const tooManyFactsText = (profile: ExportProfile): string =>
  `Bir dışa aktarmada en fazla ${grouped(factsAtMost(profile))} olay olabilir. Filtreleri daraltın.`;

/** Body of `POST /api/console/audit/exports`: the filters of the timeline, and how much of it. */
export interface ExportRequest extends TimelineFilter {
  profile: ExportProfile;
  format: ExportFormat;
  /** Of a full one. */
  reason?: string;
}

/** `failed`: it could not be made, for the reason given. */
export const EXPORT_STATES = ['preparing', 'ready', 'expired', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];
export const EXPORT_STATE_LABEL: Readonly<Record<ExportState, string>> = {
  preparing: 'Hazırlanıyor',
  ready: 'Hazır',
  expired: 'Süresi doldu',
  failed: 'Hazırlanamadı',
};

/** One of the caller's own exports. */
export interface ExportRow {
  id: string;
  state: ExportState;
  profile: ExportProfile;
  format: ExportFormat;
  /** What was asked for, in words. */
  what: string;
  requested_at: string;
  ready_at: string | null;
  expires_at: string | null;
  size_bytes: number | null;
  /** How many facts it holds, or will hold as far as is known. */
  facts: number | null;
  /** While it is prepared: how many of them are in it. */
  done: number | null;
  failure: string | null;
}

/** What the words of a filter need to be told of it. */
export interface FilterNames {
  /** In Turkish, of a type of facts. */
  readonly fact: (type: string) => string;
  /** Whether the id is a member's; others, of a text or a category, are no words. */
  readonly isMember: (id: string) => boolean;
}

/** What a filter asks for, in words; members stand in it by their ids, for which whoever shows the words puts names. */
export function filterWords(filter: TimelineFilter, names: FilterNames): string {
  const said = TIMELINE_FILTERS.flatMap((name) => {
    const value = filter[name];
    return value ? [saidOf(name, value, names)] : [];
  });
  return said.length === 0 ? 'Zaman çizelgesinin tamamı' : said.join(' · ');
}

function saidOf(name: keyof TimelineFilter, value: string, { fact, isMember }: FilterNames): string {
  switch (name) {
    case 'kind':
      return `alan: ${labelOf(FACT_KIND_LABEL, value)}`;
    case 'actor':
      return `kim: ${ACTOR_LABEL[value] ?? (isMember(value) ? value : 'tek kişi')}`;
    case 'subject':
      return isMember(value) ? `kimin hakkında: ${value}` : 'tek kayıt';
    case 'case':
      return 'tek vaka';
    case 'type':
      return `olay: ${fact(value)}`;
    case 'rule':
      return `kural: ${labelOf(REASON_LABEL, value)}`;
    case 'from':
      return `başlangıç: ${value}`;
    case 'to':
      return `bitiş: ${value}`;
    case 'reversal':
      return labelOf(REVERSAL_LABEL, value);
  }
}

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;
