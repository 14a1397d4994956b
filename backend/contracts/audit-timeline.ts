/** The timeline of the audit, on the wire: what was moderated, administered and looked at, newest first. */
import type { Author } from './accounts.js';
import { ACCOUNT_TEXT } from './accounts.js';
import type { DisclosurePurpose } from './member-record.js';
import { lineProblem } from './one-line.js';

/** What a told fact is about. */
export const FACT_KINDS = ['moderation', 'administration', 'access'] as const;
export type FactKind = (typeof FACT_KINDS)[number];
export const FACT_KIND_LABEL: Readonly<Record<FactKind, string>> = { moderation: 'Moderasyon', administration: 'Yönetim', access: 'Kim baktı?' };

/** Whether what a fact says was taken back since. */
export const REVERSALS = ['reversed', 'standing'] as const;
export type Reversal = (typeof REVERSALS)[number];
export const REVERSAL_LABEL: Readonly<Record<Reversal, string>> = { reversed: 'Geri alınanlar', standing: 'Geri alınmayanlar' };

export const TIMELINE_LIMITS = {
  page: 50,
  /** Of a rule, as `2.1`, or the reason of a report. */
  rule: 40,
  day: 10,
  type: 60,
  /** Levels of consequences, facts below one fact, and facts in all that a tree shows. */
  depth: 6,
  branches: 20,
  tree: 200,
  savedFilters: 30,
  filterName: 60,
} as const;

export const TIMELINE_TEXT = {
  unknown: 'Böyle bir kayıt yok.',
  badDay: 'Tarihler YYYY-AA-GG biçiminde olmalıdır',
  daysTurned: 'Başlangıç günü bitiş gününden sonra olamaz',
  badType: 'Böyle bir olay türü yok',
  nothingMasked: 'Bu kayıtta gizli alan yok.',
  aboutSuperior: 'Bu kaydın gizli alanlarına bakma yetkiniz yok.',
  kept: 'Üye, verilerinde bu kayda bakıldığını, görevinizi ve bu gerekçeyi görür; adınızı görmez.',
  nameNeeded: 'Filtreye bir ad verin',
  nameLong: `Ad en fazla ${TIMELINE_LIMITS.filterName} karakter olmalıdır`,
  nameTaken: 'Bu adda bir filtreniz var',
  tooMany: `En fazla ${TIMELINE_LIMITS.savedFilters} filtre kaydedebilirsiniz. Önce birini silin.`,
  nothingToSave: 'Kaydetmek için önce bir filtre seçin',
  saved: 'Filtre kaydedildi.',
  renamed: 'Filtrenin adı değişti.',
  removed: 'Filtre silindi.',
  filterUnknown: 'Böyle bir filtreniz yok.',
} as const;

/** What the address of the page holds too; days are those of Turkey (`YYYY-MM-DD`), both included. */
export interface TimelineFilter {
  kind?: FactKind;
  actor?: string;
  /** A member, a text, a category … by its id. */
  subject?: string;
  /** A case with all its reports, decisions and appeals. */
  case?: string;
  type?: string;
  /** `2.1`, or the reason of a report. */
  rule?: string;
  from?: string;
  to?: string;
  reversal?: Reversal;
}
export const TIMELINE_FILTERS = [
  'kind',
  'actor',
  'subject',
  'case',
  'type',
  'rule',
  'from',
  'to',
  'reversal',
] as const satisfies readonly (keyof TimelineFilter)[];

/** A member of a row: erased ones go by a name that is the same in every row and tells nobody who they were. */
export const pseudonymOf = (id: string): string => `${ACCOUNT_TEXT.erasedDisplayName} ${id.slice(-4).toUpperCase()}`;

export interface TimelineRow {
  /** The fact's. */
  id: string;
  at: string;
  kind: FactKind;
  type: string;
  stream: string;
  position: number;
  /** Turkish sentences. */
  what: string;
  why: string | null;
  actor: (Author & { acting_as: string }) | { id: string; acting_as: string; username: null };
  /** Whom it is about. */
  member: Author | null;
  case_id: string | null;
  /** When it was taken back; null while it stands, and for what cannot be. */
  reversed_at: string | null;
}

export interface TimelinePage {
  rows: TimelineRow[];
  /** `before` of the next page, or null at the end. */
  next: number | null;
}

/** A fact among those that led to it and followed from it. */
export interface TimelineBranch {
  fact: TimelineRow;
  branches: TimelineBranch[];
  /** How many more there are below it than are shown. */
  more: number;
}

/** Where a fact stands in the chain (hex); `seal` is the first that covers it. All null until it is linked, a quarter of a second later. */
export interface TimelinePlace {
  place: number | null;
  digest: string | null;
  previous: string | null;
  seal: { size: number; at: string; root: string } | null;
}

export interface TimelineFact {
  row: TimelineRow;
  revision: number;
  correlation_id: string;
  causation_id: string | null;
  /** What staff wrote with it, as the histories show it. */
  words: string | null;
  /** Names of its personal fields that are shown to whoever says why. */
  masked: string[];
  tree: TimelineBranch;
  /** How many facts of the same act the tree leaves out, at least. */
  left_out: number;
  place: TimelinePlace;
  /** The fact by which it was taken back. */
  reversed_by: string | null;
}

/** What can be chosen as a type. */
export interface TimelineType {
  type: string;
  name: string;
  kind: FactKind;
}

/** Body of `POST /api/console/audit/timeline/{id}/reveal`. */
export interface RevealRequest {
  purpose: DisclosurePurpose;
  reason: string;
}
export interface RevealedField {
  field: string;
  label: string;
  /** Null where its member was forgotten, or never said it. */
  value: string | null;
}

/** Personal fields as staff call them. */
const FIELD_LABEL: Readonly<Record<string, string>> = {
  additionalInfo: 'Ek bilgi',
  address: 'Davet edilen adres',
  company: 'Şirket',
  content: 'Metin',
  cover: 'Kapak görseli',
  description: 'Açıklama',
  displayName: 'Görünen ad',
  district: 'İlçe',
  email: 'E-posta',
  formerEmail: 'Önceki e-posta',
  formerUsername: 'Önceki kullanıcı adı',
  firstName: 'Ad',
  formerTags: 'Önceki etiketler',
  lastName: 'Soyad',
  links: 'Bağlantılar',
  location: 'Konum',
  logo: 'Logo',
  message: 'Üyeye yazılan',
  name: 'Ad',
  note: 'Gerekçe',
  point: 'Haritadaki konum',
  qualifications: 'Nitelikler',
  reason: 'Gerekçe',
  repository: 'Depo adresi',
  responsibilities: 'Sorumluluklar',
  skills: 'Beceriler',
  staffNote: 'Ekip notu',
  statement: 'Başvuru metni',
  summary: 'Özet',
  tags: 'Etiketler',
  text: 'Metin',
  title: 'Başlık',
  username: 'Kullanıcı adı',
  value: 'Değer',
  words: 'Yazılanlar',
};
export const fieldLabel = (field: string): string => FIELD_LABEL[field] ?? 'Kişisel alan';

/** Body of `POST /api/console/audit/filters` and `PUT …/{id}`. */
export interface SaveFilterRequest {
  name: string;
  filter: string;
}
export interface RenameFilterRequest {
  name: string;
}
export interface SavedFilter {
  id: string;
  name: string;
  filter: TimelineFilter;
}

/** What is wrong with the name of a filter, or null. */
export function filterNameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return TIMELINE_TEXT.nameNeeded;
  return length > TIMELINE_LIMITS.filterName ? TIMELINE_TEXT.nameLong : lineProblem('Ad', name);
}

/** Somebody of the staff saw what is a member's own, as that member is told: the role, never the name. */
export interface LookRow {
  id: string;
  at: string;
  role: string;
  what: string;
  purpose: string | null;
  reason: string | null;
}
