/** The pages as staff see and admins write them, on the wire. */
import type { Author } from './accounts.js';
import { TERMS_DOCUMENTS } from './consents.js';
import { lineProblem } from './one-line.js';
import type { PageSlug } from './pages.js';
import { boundProblem } from './text-bounds.js';

export const PAGE_LIMITS = { title: 120, description: 300, markdown: 40_000, reason: 500, firstVersion: 1, lastVersion: 1_000_000 } as const;

export const PAGE_EDIT_TEXT = {
  saved: 'Sayfa değişti, yeni metin şimdiden yayında.',
  unknownVersion: 'Böyle bir sürüm yok.',
  titleNeeded: 'Bir başlık yazın.',
  titleLong: `Başlık en fazla ${PAGE_LIMITS.title} karakter olmalıdır`,
  descriptionNeeded: 'Arama sonuçlarında görünecek bir açıklama yazın.',
  descriptionLong: `Açıklama en fazla ${PAGE_LIMITS.description} karakter olmalıdır`,
  markdownNeeded: 'Sayfanın metnini yazın.',
  markdownLong: `Metin en fazla ${PAGE_LIMITS.markdown.toLocaleString('tr-TR')} karakter olmalıdır`,
  reasonNeeded: 'Bir gerekçe yazın.',
  reasonLong: `Gerekçe en fazla ${PAGE_LIMITS.reason} karakter olmalıdır`,
  /** Somebody else was faster. */
  changedMeanwhile: 'Siz yazarken bu sayfa değişti. Metniniz duruyor: şimdiki hâliyle karşılaştırıp yeniden kaydedin.',
  /** What was confirmed is not what the file says by now. */
  fileChangedMeanwhile: 'Bu istek beklerken sayfanın dosyası değişti. Yeni metni okuyup yeniden isteyin.',
  binding: 'Üyeler bu metni onaylar: yeni hâli için yeniden onay istenir.',
} as const;

/** What an admin writes. `{{NAME}}` stands for a value of the installation. */
export interface PageText {
  title: string;
  /** The sentence that search results show. */
  description: string;
  markdown: string;
}

/** Where the text that stands comes from: an admin wrote it, the operator's folder has it, or it came with the software. */
export const PAGE_SOURCE_LABEL = { console: 'Konsolda yazıldı', folder: 'İşletmecinin dosyası', shipped: 'Yazılımla gelen metin' } as const;
export type PageSource = keyof typeof PAGE_SOURCE_LABEL;

/** Whether members agree to it, or take note of it: they are asked anew when it changes. */
export const isBinding = (slug: PageSlug): boolean => TERMS_DOCUMENTS.some((document) => document === slug);

/** A text as it is kept: without room around it, with one kind of line ends. */
export const tidyPage = ({ title, description, markdown }: PageText): PageText => ({
  title: title.trim(),
  description: description.trim(),
  markdown: markdown.replace(/\r\n?/g, '\n').trim(),
});

type Problems = { readonly [Field in keyof PageText]?: string };

/** What is wrong with each field of a tidy text. */
export function pageProblems({ title, description, markdown }: PageText): Problems {
  const problems = {
    title: lengthProblem(title, PAGE_LIMITS.title, PAGE_EDIT_TEXT.titleNeeded, PAGE_EDIT_TEXT.titleLong) ?? lineProblem('Başlık', title),
    description:
      lengthProblem(description, PAGE_LIMITS.description, PAGE_EDIT_TEXT.descriptionNeeded, PAGE_EDIT_TEXT.descriptionLong) ??
      lineProblem('Açıklama', description),
    markdown: lengthProblem(markdown, PAGE_LIMITS.markdown, PAGE_EDIT_TEXT.markdownNeeded, PAGE_EDIT_TEXT.markdownLong) ?? boundProblem(markdown),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

export const pageReasonProblem = (reason: string): string | null =>
  lengthProblem(reason.trim(), PAGE_LIMITS.reason, PAGE_EDIT_TEXT.reasonNeeded, PAGE_EDIT_TEXT.reasonLong);

const lengthProblem = (text: string, most: number, needed: string, long: string): string | null => {
  if (text.length === 0) return needed;
  return text.length > most ? long : null;
};

/** A row of `GET /api/console/pages`. */
export interface ConsolePageRow {
  slug: PageSlug;
  title: string;
  source: PageSource;
  updated_at: string;
  /** The last change in the console, or null where there was none. */
  changed: PageVersionRow | null;
}

/** Answer of `GET /api/console/pages/{slug}`. */
export interface ConsolePage extends PageText {
  slug: PageSlug;
  source: PageSource;
  /** Names this text: whoever changes it says what they saw. */
  seen: string;
  updated_at: string;
  /** What is shown when no text of the console stands. */
  file: PageText & { source: Exclude<PageSource, 'console'> };
  /** What `{{NAME}}` stands for. */
  values: Record<string, string>;
  changed: PageVersionRow | null;
}

/** A row of `GET /api/console/pages/{slug}/versions`, the newest first. */
export interface PageVersionRow {
  /** Counts from 1. */
  version: number;
  title: string;
  /** Whether from then on the file stood again. */
  to_file: boolean;
  /** The version that was gone back to, or null. */
  restored: number | null;
  /** Null when whoever wrote it has ended their account. */
  reason: string | null;
  at: string;
  by: Author;
}

/** Answer of `GET /api/console/pages/{slug}/versions/{version}`. */
export interface PageVersion extends PageVersionRow {
  text: PageText;
  /** What stood before it. */
  before: PageText;
}

/** Body of `PUT /api/console/pages/{slug}`; `seen` as it was answered with the text that was changed. */
export interface EditPageRequest extends PageText {
  seen: string;
  reason: string;
}

/** Body of `POST /api/console/pages/{slug}/file`: the page is given back to its file. */
export interface PageToFileRequest {
  seen: string;
  reason: string;
}

/** Body of `POST /api/console/pages/{slug}/restore`: an earlier version. */
export interface RestorePageRequest extends PageToFileRequest {
  version: number;
}
