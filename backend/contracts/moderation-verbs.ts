/**
 * What moderators do to topics, comments, posts, projects and their updates, and job listings: one entry for each verb. Requests, undo, decisions, histories, menus and dialogs follow from it;
 * what is missing in an entry does not compile. Flags (topic-flags.ts) are verbs in pairs.
 */
import { type FlagChange, type FlagFact, type FlagKind, type FlagTool, perFlagTool, TOPIC_FLAGS } from './topic-flags.js';

/** One thing, or one for each state from which something was restored. */
type From = 'hidden' | 'deleted';
type ByState<T> = T | Readonly<Record<From, T>>;

export interface Verb<Tool extends string> {
  readonly label: string;
  /** What it will cause; said before it is done. */
  readonly effect: string;
  /** The type of the fact that is recorded. */
  readonly fact: string;
  /** What happened, as histories tell it. */
  readonly sentence: ByState<string>;
  /** The verb that takes it back. */
  readonly undo: ByState<Tool>;
  /** Chooses it in the moderators' menu. */
  readonly key: string | null;
  /** What is said of what it was done to, for those who still see it. */
  readonly chip: string | null;
  /** Null where it takes a decision back and is none itself. */
  readonly decision: Decision | null;
}

interface Decision {
  /** How lists of decisions name it. */
  readonly name: string;
  /** What the page says of what it was done to. */
  readonly title: string;
  /** What taking it back will cause. */
  readonly back: string;
  readonly tone: 'info' | 'warn' | 'danger';
}

type Declared<Tool extends string> = Readonly<Record<string, Verb<Tool>>>;
type OwnTool = 'hide' | 'restore' | 'delete' | 'move' | 'retag' | 'merge' | 'unmerge' | 'split';

const OF_STATE = {
  hide: {
    label: 'Gizle',
    effect: 'Konu listelerden ve aramadan kalkar. Yazarı ve moderatörler görmeye devam eder.',
    fact: 'TopicHidden',
    sentence: 'Konu gizlendi',
    undo: 'restore',
    key: null,
    chip: 'Gizlendi',
    decision: { name: 'Gizleme', title: 'Bu konu gizlendi', back: 'Konu herkese yeniden görünür.', tone: 'warn' },
  },
  /** Takes back `hide` and `delete`. */
  restore: {
    label: 'Geri getir',
    effect: 'Konu herkese yeniden görünür.',
    fact: 'TopicRestored',
    sentence: { hidden: 'Gizlenen konu yeniden gösterildi', deleted: 'Silinen konu geri getirildi' },
    undo: { hidden: 'hide', deleted: 'delete' },
    key: null,
    chip: null,
    decision: null,
  },
  delete: {
    label: 'Kaldır',
    effect: 'Konu ve altındaki yorumlar herkesten kaldırılır; yazarı da göremez.',
    fact: 'TopicDeleted',
    sentence: 'Konu silindi',
    undo: 'restore',
    key: null,
    chip: null,
    decision: {
      name: 'Kaldırma',
      title: 'Bu konu kaldırıldı',
      back: 'Konu, kaldırılmadan önceki hâliyle yorumlarıyla birlikte geri gelir.',
      tone: 'danger',
    },
  },
} as const satisfies Declared<OwnTool>;

const OF_PLACE = {
  move: {
    label: 'Kategorisini değiştir',
    effect: 'Konu seçtiğiniz kategoriye taşınır; bağlantısı değişmez.',
    fact: 'TopicMoved',
    sentence: 'Konu başka bir kategoriye taşındı',
    undo: 'move',
    key: null,
    chip: null,
    decision: { name: 'Kategori değişikliği', title: 'Bu konunun kategorisi değiştirildi', back: 'Konu önceki kategorisine döner.', tone: 'info' },
  },
  retag: {
    label: 'Etiketlerini düzenle',
    effect: 'Konunun etiketleri aşağıdakilerle değişir. Değişiklik düzenleme geçmişinde görünür.',
    fact: 'TopicRetagged',
    sentence: 'Konunun etiketleri düzenlendi',
    undo: 'retag',
    key: null,
    chip: null,
    decision: { name: 'Etiket değişikliği', title: 'Bu konunun etiketleri değiştirildi', back: 'Konunun önceki etiketleri geri gelir.', tone: 'info' },
  },
  merge: {
    label: 'Başka bir konuyla birleştir',
    effect: 'Bu konunun yorumları seçtiğiniz konuya taşınır. Bu sayfada konunun metni ve yeni yerine giden bağlantı kalır.',
    fact: 'TopicMerged',
    sentence: 'Konu başka bir konuyla birleştirildi',
    undo: 'unmerge',
    key: null,
    chip: null,
    decision: {
      name: 'Birleştirme',
      title: 'Bu konu başka bir konuyla birleştirildi',
      back: 'Taşınan yorumlar bu konuya geri döner; birleştirmeden sonra yazılanlar orada kalır.',
      tone: 'info',
    },
  },
  unmerge: {
    label: 'Birleştirmeyi geri al',
    effect: 'Taşınan yorumlar bu konuya geri döner.',
    fact: 'TopicUnmerged',
    sentence: 'Konunun birleştirilmesi geri alındı',
    undo: 'merge',
    key: null,
    chip: null,
    decision: null,
  },
  split: {
    label: 'Yorumları yeni konuya ayır',
    effect: 'Seçtiğiniz yorumlar sırasıyla yeni bir konuya taşınır; yeni konu aynı kategoride açılır.',
    fact: 'TopicSplitOff',
    sentence: 'Yorumlar yeni bir konuya ayrıldı',
    undo: 'merge',
    key: null,
    chip: null,
    decision: { name: 'Ayırma', title: 'Bu konu başka bir konudan ayrıldı', back: 'Bu konunun yorumları ayrıldıkları konuya geri döner.', tone: 'info' },
  },
} as const satisfies Declared<OwnTool>;

export type TopicTool = keyof typeof OF_STATE | FlagTool | keyof typeof OF_PLACE;
export type CommentTool = keyof typeof OF_COMMENTS;

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase('tr') + sentence.slice(1);

function verbOfFlag({ flag, on, back, kind: _, ...step }: FlagChange): Verb<TopicTool> {
  const { decision: name, key, chip, set, unset } = TOPIC_FLAGS[flag];
  const decision = on ? ({ name, title: `Bu ${lowerFirst(set.sentence)}`, back: unset.effect, tone: 'info' } as const) : null;
  return { ...step, undo: back, key, chip: on ? chip.text : null, decision };
}

/** By the tool that requests name; menus show them in this order. */
export const TOPIC_VERBS: Readonly<Record<TopicTool, Verb<TopicTool>>> = { ...OF_STATE, ...perFlagTool(verbOfFlag), ...OF_PLACE };

/** What is said of texts that are no topics; all else is the same wherever something has these states. */
const OF_COMMENTS = {
  hide: {
    ...OF_STATE.hide,
    effect: 'Yorumun yerinde gizlendiği yazar. Yazarı ve moderatörler metni görmeye devam eder.',
    fact: 'CommentHidden',
    sentence: 'Yorum gizlendi',
    decision: { ...OF_STATE.hide.decision, title: 'Bu yorum gizlendi', back: 'Yorum herkese yeniden görünür.' },
  },
  restore: {
    ...OF_STATE.restore,
    effect: 'Yorum herkese yeniden görünür.',
    fact: 'CommentRestored',
    sentence: { hidden: 'Gizlenen yorum yeniden gösterildi', deleted: 'Silinen yorum geri getirildi' },
  },
  delete: {
    ...OF_STATE.delete,
    effect: 'Yorumun yerinde kaldırıldığı yazar; metnini yazarı da göremez.',
    fact: 'CommentDeleted',
    sentence: 'Yorum silindi',
    decision: { ...OF_STATE.delete.decision, title: 'Bu yorum kaldırıldı', back: 'Yorum, kaldırılmadan önceki hâline döner.' },
  },
} as const satisfies Declared<keyof typeof OF_STATE>;
export const COMMENT_VERBS: Readonly<Record<CommentTool, Verb<CommentTool>>> = OF_COMMENTS;

const OF_POSTS = {
  feature: {
    label: 'Öne çıkar',
    effect: 'Yazı, blogun ilk sayfasında en üstte durur.',
    fact: 'PostFeatured',
    sentence: 'Yazı öne çıkarıldı',
    undo: 'unfeature',
    key: 'o',
    chip: 'Öne çıkan',
    decision: { name: 'Öne çıkarma', title: 'Bu yazı öne çıkarıldı', back: 'Yazı listelerdeki olağan yerine döner.', tone: 'info' },
  },
  unfeature: {
    label: 'Öne çıkarmayı kaldır',
    effect: 'Yazı listelerdeki olağan yerine döner.',
    fact: 'PostUnfeatured',
    sentence: 'Yazının öne çıkarılması kaldırıldı',
    undo: 'feature',
    key: 'o',
    chip: null,
    decision: null,
  },
  hide: {
    ...OF_STATE.hide,
    effect: 'Yazı listelerden ve aramadan kalkar. Yazarı ve moderatörler görmeye devam eder.',
    fact: 'PostHidden',
    sentence: 'Yazı gizlendi',
    decision: { ...OF_STATE.hide.decision, title: 'Bu yazı gizlendi', back: 'Yazı herkese yeniden görünür.' },
  },
  restore: {
    ...OF_STATE.restore,
    effect: 'Yazı herkese yeniden görünür.',
    fact: 'PostRestored',
    sentence: { hidden: 'Gizlenen yazı yeniden gösterildi', deleted: 'Kaldırılan yazı geri getirildi' },
  },
  delete: {
    ...OF_STATE.delete,
    effect: 'Yazı herkesten kaldırılır; yazarı da göremez. Adresi, yazının kaldırıldığını söyler.',
    fact: 'PostDeleted',
    sentence: 'Yazı kaldırıldı',
    decision: { ...OF_STATE.delete.decision, title: 'Bu yazı kaldırıldı', back: 'Yazı, kaldırılmadan önceki hâline döner.' },
  },
} as const satisfies Declared<keyof typeof OF_STATE | 'feature' | 'unfeature'>;
export type PostTool = keyof typeof OF_POSTS;
export const POST_VERBS: Readonly<Record<PostTool, Verb<PostTool>>> = OF_POSTS;

const OF_PROJECTS = {
  hide: {
    ...OF_STATE.hide,
    effect: 'Proje listelerden ve aramadan kalkar. Üyeleri ve moderatörler görmeye devam eder.',
    fact: 'ProjectHidden',
    sentence: 'Proje gizlendi',
    decision: { ...OF_STATE.hide.decision, title: 'Bu proje gizlendi', back: 'Proje herkese yeniden görünür.' },
  },
  restore: {
    ...OF_STATE.restore,
    effect: 'Proje herkese yeniden görünür.',
    fact: 'ProjectRestored',
    sentence: { hidden: 'Gizlenen proje yeniden gösterildi', deleted: 'Kaldırılan proje geri getirildi' },
  },
  delete: {
    ...OF_STATE.delete,
    effect: 'Proje herkesten kaldırılır; üyeleri de göremez. Adresi, projenin kaldırıldığını söyler.',
    fact: 'ProjectDeleted',
    sentence: 'Proje kaldırıldı',
    decision: { ...OF_STATE.delete.decision, title: 'Bu proje kaldırıldı', back: 'Proje, kaldırılmadan önceki hâline döner.' },
  },
} as const satisfies Declared<keyof typeof OF_STATE>;
export type ProjectTool = keyof typeof OF_PROJECTS;
export const PROJECT_VERBS: Readonly<Record<ProjectTool, Verb<ProjectTool>>> = OF_PROJECTS;

const OF_UPDATES = {
  hide: {
    ...OF_STATE.hide,
    effect: 'Güncelleme projenin sayfasından kalkar. Projenin üyeleri ve moderatörler görmeye devam eder.',
    fact: 'ProjectUpdateHidden',
    sentence: 'Güncelleme gizlendi',
    decision: { ...OF_STATE.hide.decision, title: 'Bu güncelleme gizlendi', back: 'Güncelleme, okuyabilen herkese yeniden görünür.' },
  },
  restore: {
    ...OF_STATE.restore,
    effect: 'Güncelleme, okuyabilen herkese yeniden görünür.',
    fact: 'ProjectUpdateRestored',
    sentence: { hidden: 'Gizlenen güncelleme yeniden gösterildi', deleted: 'Kaldırılan güncelleme geri getirildi' },
  },
  delete: {
    ...OF_STATE.delete,
    effect: 'Güncelleme herkesten kaldırılır; projenin üyeleri de göremez.',
    fact: 'ProjectUpdateRemoved',
    sentence: 'Güncelleme kaldırıldı',
    decision: { ...OF_STATE.delete.decision, title: 'Bu güncelleme kaldırıldı', back: 'Güncelleme, kaldırılmadan önceki hâline döner.' },
  },
} as const satisfies Declared<keyof typeof OF_STATE>;
export type UpdateTool = keyof typeof OF_UPDATES;
export const UPDATE_VERBS: Readonly<Record<UpdateTool, Verb<UpdateTool>>> = OF_UPDATES;

const OF_JOBS = {
  hide: {
    ...OF_STATE.hide,
    effect: 'İlan listelerden ve aramadan kalkar. Sahibi, ekibi ve moderatörler görmeye devam eder.',
    fact: 'JobHidden',
    sentence: 'İş ilanı gizlendi',
    decision: { ...OF_STATE.hide.decision, title: 'Bu ilan gizlendi', back: 'İlan herkese yeniden görünür.' },
  },
  restore: {
    ...OF_STATE.restore,
    effect: 'İlan herkese yeniden görünür.',
    fact: 'JobRestored',
    sentence: { hidden: 'Gizlenen iş ilanı yeniden gösterildi', deleted: 'Kaldırılan iş ilanı geri getirildi' },
  },
  delete: {
    ...OF_STATE.delete,
    effect: 'İlan herkesten kaldırılır; sahibi de göremez. Adresi, ilanın kaldırıldığını söyler.',
    fact: 'JobDeleted',
    sentence: 'İş ilanı kaldırıldı',
    decision: { ...OF_STATE.delete.decision, title: 'Bu ilan kaldırıldı', back: 'İlan, kaldırılmadan önceki hâline döner.' },
  },
} as const satisfies Declared<keyof typeof OF_STATE>;
export type JobTool = keyof typeof OF_JOBS;
export const JOB_VERBS: Readonly<Record<JobTool, Verb<JobTool>>> = OF_JOBS;

export const TOPIC_TOOLS = Object.keys(TOPIC_VERBS) as TopicTool[];
export const COMMENT_TOOLS = Object.keys(COMMENT_VERBS) as CommentTool[];
export const POST_TOOLS = Object.keys(POST_VERBS) as PostTool[];
export const PROJECT_TOOLS = Object.keys(PROJECT_VERBS) as ProjectTool[];
export const UPDATE_TOOLS = Object.keys(UPDATE_VERBS) as UpdateTool[];
export const JOB_TOOLS = Object.keys(JOB_VERBS) as JobTool[];

/** Not chosen on the page: a moderator puts other words in the place of the author's, in the console. */
const EDITED: Decision = { name: 'Metin düzenleme', title: 'Bu metni bir moderatör düzenledi', back: 'Yazarın kendi metni geri gelir.', tone: 'info' };
/** What such facts say, as histories tell it. */
export const EDIT_FACTS = {
  TopicEditedByModerator: 'Konunun metni moderatörce düzenlendi',
  TopicTextReturned: 'Konunun metni yazarının hâline döndürüldü',
  TopicTextDestroyed: 'Konunun önceki hâlleri kalıcı olarak silindi',
  CommentEditedByModerator: 'Yorumun metni moderatörce düzenlendi',
  CommentTextReturned: 'Yorumun metni yazarının hâline döndürüldü',
  CommentTextDestroyed: 'Yorumun önceki hâlleri kalıcı olarak silindi',
} as const;
export type EditFact = keyof typeof EDIT_FACTS;

type Own = typeof OF_STATE & typeof OF_PLACE;
export type DecisionKind = { [Tool in keyof Own]: Own[Tool]['decision'] extends null ? never : Tool }[keyof Own] | FlagKind | 'edit' | 'feature';
/** A decision is of the kind of the verb that makes it; that of a flag has a name of its own. */
export const DECISIONS = Object.fromEntries([
  ...TOPIC_TOOLS.flatMap((tool) => {
    const { decision } = TOPIC_VERBS[tool];
    return decision ? [[tool, decision] as const] : [];
  }),
  ['edit', EDITED] as const,
  ['feature', OF_POSTS.feature.decision] as const,
]) as Readonly<Record<DecisionKind, Decision>>;
export const DECISION_KINDS = Object.keys(DECISIONS) as DecisionKind[];

export type VerbFact =
  | Own[keyof Own]['fact']
  | FlagFact
  | (typeof OF_COMMENTS)[CommentTool]['fact']
  | (typeof OF_POSTS)[PostTool]['fact']
  | (typeof OF_PROJECTS)[ProjectTool]['fact']
  | (typeof OF_UPDATES)[UpdateTool]['fact']
  | (typeof OF_JOBS)[JobTool]['fact'];
/** One value for each fact of a moderator. */
export const perVerbFact = <T>(make: (verb: Verb<string>) => T) =>
  Object.fromEntries(
    [
      ...Object.values(TOPIC_VERBS),
      ...Object.values(COMMENT_VERBS),
      ...Object.values(POST_VERBS),
      ...Object.values(PROJECT_VERBS),
      ...Object.values(UPDATE_VERBS),
      ...Object.values(JOB_VERBS),
    ].map((verb) => [verb.fact, make(verb)]),
  ) as Record<VerbFact, T>;

/** What is said, or done, where it was restored from a state. */
export const ofState = <T extends string>(either: ByState<T>, from: unknown): T =>
  typeof either === 'string' ? either : either[from === 'deleted' ? 'deleted' : 'hidden'];
