/** Unsent texts on the wire. Private: nobody but their member reads them, and they have no history. */
export const DRAFT_LIMITS = {
  /** Drafts of one member. */
  count: 50,
  /** Characters of `content`. */
  content: 64_000,
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
  badKey: 'Bu taslak adı geçersiz.',
  removed: 'Taslak silindi.',
  title: 'Taslaklarım',
  unsent: 'Göndermedikleriniz',
  leave: 'Yazdıklarınız henüz sunucuya kaydedilemedi. Sayfadan ayrılmak istiyor musunuz?',
  newTopic: 'Yeni konu',
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

/** What a draft is for: `topic`, or with an id behind a colon `comment:…` (under that topic), `edit-topic:…`, `edit-comment:…`. */
export type DraftKey = 'topic' | `${'comment' | 'edit-topic' | 'edit-comment'}:${string}`;

const KEY = /^(?:topic|(?:comment|edit-topic|edit-comment):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
export const isDraftKey = (text: string): text is DraftKey => KEY.test(text);

/** A row of the list. */
export interface DraftRow {
  key: DraftKey;
  /** What it is about, for the list. */
  title: string;
  /** How its text begins, in plain words, as its app wrote it. */
  excerpt: string;
  /** Another one with every save. */
  version: string;
  saved_at: string;
}

/** A row of the list with the topic in which one goes on writing; null for a new topic, and where there is nothing left to write on. */
export interface ListedDraft extends DraftRow {
  topicId: string | null;
}

export interface Draft extends DraftRow {
  /** The fields of the form, as its app wrote them. */
  content: string;
}

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
  draft: Draft | null;
}
