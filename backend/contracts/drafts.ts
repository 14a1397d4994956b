/** Unsent texts on the wire. Private: nobody but their member reads them, and they have no history. */
import type { AboveIds } from './above.js';

export const DRAFT_LIMITS = {
  /** Drafts of one member for the forum, for projects and for job listings. */
  count: 50,
  /** Characters of `content` of each of them. */
  content: 64_000,
  /** Drafts of one member for the blog, each of which may hold a whole book. */
  posts: 10,
  /** Characters of `content` for the blog: a form with the longest text, each of whose signs may need two, and room for what is to be shortened yet. */
  postContent: 2_000_000,
  /** Bytes of the request that keeps one for the blog, where each sign of `content` may need two again. */
  body: 4_194_304,
  title: 300,
  /** Of the beginning of what is typed. */
  excerpt: 800,
} as const;

export const DRAFT_CODE = { conflict: 'DRAFT_CONFLICT' } as const;

export const DRAFT_TEXT = {
  newer: 'Başka bir yerde daha yeni bir taslak var',
  open: 'Onu aç',
  keep: 'Bunu koru',
  tooMany: `En fazla ${DRAFT_LIMITS.count} taslak saklanabilir. Yenisini saklamak için Taslaklarım sayfasından birini silin.`,
  tooManyPosts: `En fazla ${DRAFT_LIMITS.posts} yazı taslağı saklanabilir. Yenisini saklamak için Taslaklarım sayfasından birini silin.`,
  tooLong: `Bu alan en fazla ${DRAFT_LIMITS.content} karakter olmalıdır`,
  badKey: 'Bu taslak adı geçersiz.',
  removed: 'Taslak silindi.',
  title: 'Taslaklarım',
  unsent: 'Göndermedikleriniz',
  leave: 'Yazdıklarınız henüz sunucuya kaydedilemedi. Sayfadan ayrılmak istiyor musunuz?',
  leaveUnpublished: 'Taslağınız kaydedildi, ama değişiklikleriniz henüz profilinizde görünmüyor. Sayfadan ayrılmak istiyor musunuz?',
  newTopic: 'Yeni konu',
  newPost: 'Yeni yazı',
  newProject: 'Yeni proje',
  newPosting: 'Yeni yardım ilanı',
  placeGone: 'Bu metnin yeri artık yok.',
  copied: 'Taslağın metni kopyalandı.',
  notCopied: 'Taslağın metni kopyalanamadı.',
  resume: 'Düzenlemeyi sürdür',
  editDropped: 'Yaptığınız değişiklikler silindi.',
  changedMeanwhile: 'Siz düzenlerken bu metin değişti',
  keptMine: 'Yazdıklarımla sürdür',
  takeTheirs: 'Yeni hâlini al',
  compare: 'Karşılaştır',
} as const;

/** What a draft is for: `topic`, `post`, `project` or `job`, or with an id behind a colon `comment:…` (to that topic, post or comment), `edit-topic:…`, `edit-comment:…`, `edit-post:…`, `edit-project:…`, `edit-job:…`, `update:…` and `posting:…` (of that project), and with the id of the project before their own `edit-update:…:…`, `edit-posting:…:…`. */
export type DraftKey = ForumDraftKey | PostDraftKey | ProjectDraftKey | JobDraftKey;
export type ForumDraftKey = 'topic' | `${'comment' | 'edit-topic' | 'edit-comment'}:${string}`;
export type PostDraftKey = 'post' | `edit-post:${string}`;
export type ProjectDraftKey = 'project' | ProjectPartDraftKey | `edit-project:${string}`;
export type JobDraftKey = 'job' | `edit-job:${string}`;
/** Of what members tell and ask for within a project. */
export type ProjectPartDraftKey = `${'update' | 'posting'}:${string}` | `edit-${'update' | 'posting'}:${string}:${string}`;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Marked as pure, so that the member app, which checks no keys, does not carry it. */
const KEY = /* @__PURE__ */ new RegExp(
  `^(?:topic|post|project|job|(?:comment|edit-topic|edit-comment|edit-post|edit-project|edit-job|update|posting):${ID}|edit-(?:update|posting):${ID}:${ID})$`,
);
export const isDraftKey = (text: string): text is DraftKey => KEY.test(text);
export const isPostDraft = (key: DraftKey): key is PostDraftKey => key === 'post' || key.startsWith('edit-post:');

/** What is kept of any text that was not sent yet. */
export interface KeptDraft {
  /** The fields of the form, as its app wrote them. */
  content: string;
  /** Another one with every save. */
  version: string;
  saved_at: string;
}

/** A row of the list. */
export interface DraftRow extends Omit<KeptDraft, 'content'> {
  key: DraftKey;
  /** What it is about, for the list. */
  title: string;
  /** How its text begins, in plain words, as its app wrote it. */
  excerpt: string;
}

/** A row of the list with the topic in which, or the post or project on which, one goes on writing; null for a new one, and where there is nothing left to write on. */
export interface ListedDraft extends DraftRow, AboveIds {
  topicId: string | null;
}

export type Draft = DraftRow & KeptDraft;

export interface SaveDraftRequest {
  content: string;
  title?: string;
  /** The beginning of what is typed, with its marks; in the list it stands as words. */
  excerpt?: string;
  /** The version that this one goes on from; null when there was none. */
  version?: string | null;
}

/** Of a text that is typed, what `excerpt` takes. */
export const draftBeginning = (text: string): string => text.slice(0, DRAFT_LIMITS.excerpt);

/** A refusal with DRAFT_CODE.conflict carries what is kept instead; null when it was removed meanwhile. */
export interface DraftConflict {
  draft: KeptDraft | null;
}
