/** Search on the wire: what is asked, what is found, and how a query is written. */
import type { Author } from './accounts.js';
import type { Listing } from './envelope.js';
import type { CategoryTag, ContentState } from './forum.js';
import type { JobRow } from './jobs.js';
import type { ProjectVisibility } from './projects.js';

export const SEARCH_LIMITS = {
  q: { min: 2, max: 200 },
  /** Words and operators that count; what comes after them is left out. */
  terms: 10,
  /** So many of what was found are ranked; where there is more, the newest of it is. */
  ranked: 500,
  /** Letters of a title from which similar topics are looked for. */
  similarFrom: 8,
  similar: 5,
  suggested: 5,
} as const;

export const SEARCH_TYPES = ['all', 'topic', 'comment'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
export const SEARCH_TYPE_LABEL: Record<SearchType, string> = { all: 'Hepsi', topic: 'Konular', comment: 'Yorumlar' };

export const SEARCH_SORTS = ['relevance', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
export const SEARCH_SORT_LABEL: Record<SearchSort, string> = { relevance: 'En ilgili', newest: 'En yeni' };

/** Each way of narrowing a search, with an example and what it does. */
export const SEARCH_OPERATORS: readonly { readonly example: string; readonly meaning: string }[] = [
  { example: '"kelimesi kelimesine"', meaning: 'Kelimeler tam böyle, bu sırayla geçer' },
  { example: '-kelime', meaning: 'Bu kelime geçmez' },
  { example: 'yazar:kullanici_adi', meaning: 'Bu üye yazmıştır' },
  { example: 'etiket:react', meaning: 'Konu bu etiketi taşır' },
  { example: 'kategori:yazilim', meaning: 'Konu bu kategoridedir' },
  { example: 'çözüldü:evet', meaning: 'Konu çözülmüştür (hayır: henüz çözülmemiştir)' },
];

export const SEARCH_TEXT = {
  tooShort: `Aramak için en az ${SEARCH_LIMITS.q.min} harf yazın`,
  tooLong: `Arama en fazla ${SEARCH_LIMITS.q.max} karakter olabilir`,
  onlyExcluded: 'Yalnızca hariç tutulacaklar yazılmış. Aranacak en az bir kelime ekleyin.',
  unclosedQuote: 'Tırnak işareti kapatılmamış; sonuna kadar olan kısım tırnak içinde sayıldı.',
  tooManyTerms: `Yalnızca ilk ${SEARCH_LIMITS.terms} kelime arandı.`,
  solvedValue: '“çözüldü:” yalnızca “evet” veya “hayır” ile kullanılır; bu kısım dikkate alınmadı.',
  nothing: 'Sonuç bulunamadı.',
  tooOften: 'Çok sık arama yaptınız. Lütfen biraz bekleyip tekrar deneyin.',
} as const;

export const missingValue = (operator: string) => `“${operator}:” ifadesinden sonra boşluk bırakmadan bir değer yazın; bu kısım dikkate alınmadı.`;
export const unknownAuthor = (name: string) => `“${name}” adlı bir üye bulunamadı.`;
export const unknownCategory = (name: string) => `“${name}” adlı bir kategori bulunamadı.`;

/** Begin and end in UTF-16 units. */
export type TextRange = readonly [begin: number, end: number];

/** A text as it is written and where the words that were looked for stand in it. */
export interface Marked {
  text: string;
  ranges: TextRange[];
}

export interface SearchRow {
  type: 'topic' | 'comment';
  id: string;
  topicId: string;
  /** Of the topic. */
  title: Marked;
  /** Pieces of the text without Markdown; the first one is the beginning when no word stands in it. */
  excerpts: Marked[];
  categories: CategoryTag | null;
  selectedTags: string[];
  users: Author;
  /** Whether the topic is solved. */
  is_resolved: boolean;
  /** Whether this comment has solved it. */
  is_solution: boolean;
  likes: number;
  /** Of the topic. */
  comment_count: number;
  state: ContentState;
  created_at: string;
}

/** What was found of one kind. */
export interface FoundListing<Row> extends Listing<Row> {
  /** There is more than `total`: only so many of what was found are ranked. */
  total_is_bound: boolean;
  /** What in the query was not understood, in sentences to show. */
  hints: string[];
}

export type SearchListing = FoundListing<SearchRow>;

/** Row of `GET /api/search/posts`. */
export interface PostHit {
  id: string;
  slug: string;
  title: Marked;
  /** Pieces of the text without Markdown; its own summary when no word stands in it. */
  excerpts: Marked[];
  category: CategoryTag | null;
  tags: string[];
  author: Author;
  published_at: string;
  likes: number;
  comments: number;
}

export type PostSearchListing = FoundListing<PostHit>;

/** Row of `GET /api/search/projects`: a project that the caller may read. */
export interface ProjectHit {
  id: string;
  title: Marked;
  /** Pieces of its summary and of what it says of itself, without Markdown; how it begins when no word stands in it. */
  excerpts: Marked[];
  /** How its stage is called. */
  stage_label: string;
  tags: string[];
  visibility: ProjectVisibility;
  archived: boolean;
  hidden: boolean;
  /** Null where nobody owns it any more. */
  owner: Author | null;
  members: number;
  open_postings: number;
  created_at: string;
}

export type ProjectSearchListing = FoundListing<ProjectHit>;

/** Row of `GET /api/search/jobs`: a job listing that is open, or one of the caller's own. */
export interface JobHit
  extends Pick<JobRow, 'company_name' | 'logo_url' | 'location' | 'remote_region' | 'work_type' | 'category' | 'salary' | 'state' | 'tags'> {
  id: string;
  user_id: string;
  title: Marked;
  /** Pieces of what it says, without Markdown; how it begins when no word stands in it. */
  excerpts: Marked[];
  /** Whether it waits for a moderator or was hidden by one; then only its owner and staff find it. */
  hidden: boolean;
  published_at: string;
}

export type JobSearchListing = FoundListing<JobHit>;

/** Of posts, of projects, and of job listings. */
export interface KindSearchRequest {
  q: string;
  sort?: SearchSort;
  limit?: number;
  offset?: number;
  page?: number;
}

export interface SearchRequest {
  q: string;
  type?: SearchType;
  sort?: SearchSort;
  limit?: number;
  offset?: number;
  page?: number;
}

/** A topic that is named while somebody types. */
export interface TopicHint {
  id: string;
  title: Marked;
  categories: CategoryTag | null;
  is_resolved: boolean;
  comment_count: number;
}
