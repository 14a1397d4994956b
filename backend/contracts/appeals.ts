/** Appeals on the wire: a member asks once that a decision about them be looked at by somebody else. */
import type { AboveFields } from './above.js';
import type { Author } from './accounts.js';
import type { AppealOutcome, AppealState } from './appeal-outcomes.js';
import type { RestrictionNotice } from './envelope.js';
import type { ReportedType, Standing } from './moderation.js';
import type { SanctionKind, SanctionState } from './sanctions.js';

export const APPEAL_LIMITS = {
  text: 2000,
  message: 1000,
  staffNote: 1000,
  /** Messages of the member, and as many of the staff. */
  messagesEach: 20,
  token: 300,
} as const;

/** What the installation chose for appeals. */
export interface AppealPolicy {
  /** So many days after a decision an appeal against it may be made: what held when it was taken. */
  windowDays: number;
  /** So many hours after it was made it should be decided. */
  targetHours: number;
}
/** So many hours after an appeal was taken somebody else may take it. */
export const APPEAL_CLAIM_HOURS = 12;

/** What whoever decides chooses. */
export const APPEAL_VERB: Record<AppealOutcome, string> = { upheld: 'Kararı koru', modified: 'Kararı değiştir', reversed: 'Kararı kaldır' };
export const APPEAL_OUTCOME_LABEL: Record<AppealOutcome, string> = { upheld: 'Karar korundu', modified: 'Karar değiştirildi', reversed: 'Karar kaldırıldı' };
/** What the member reads first. */
export const APPEAL_RESULT: Record<AppealOutcome, string> = {
  upheld: 'İtirazınız sonuçlandı: karar korundu',
  modified: 'İtirazınız sonuçlandı: karar değiştirildi',
  reversed: 'İtirazınız sonuçlandı: karar kaldırıldı',
};
/** What is written to the member unless whoever decides writes something else. */
export const APPEAL_USUAL_WORDS: Record<AppealOutcome, string> = {
  upheld: 'Kararı ve yazdıklarınızı yeniden inceledik; kararı değiştirecek bir neden bulmadık.',
  modified: 'Kararı ve yazdıklarınızı yeniden inceledik; karar ağır bulunduğu için değiştirildi.',
  reversed: 'Kararı ve yazdıklarınızı yeniden inceledik; karar yerinde bulunmadığı için kaldırıldı.',
};

export const APPEAL_TEXT = {
  notFound: 'İtiraz edilebilecek böyle bir karar yok.',
  textNeeded: 'Karara neden katılmadığınızı yazın.',
  textLong: `İtiraz en fazla ${APPEAL_LIMITS.text} karakter olmalıdır`,
  messageNeeded: 'Bir mesaj yazın.',
  messageLong: `Mesaj en fazla ${APPEAL_LIMITS.message} karakter olmalıdır`,
  once: 'Bu karara zaten itiraz ettiniz. Bir karara bir kez itiraz edilebilir.',
  tooLate: 'Bu karara itiraz süresi doldu.',
  nothingStands: 'Bu karar zaten kaldırılmış; itiraz edilecek bir şey kalmadı.',
  over: 'Bu itiraz sonuçlandı; artık yazılamaz.',
  tooMany: `En fazla ${APPEAL_LIMITS.messagesEach} mesaj gönderilebilir.`,
  linkOver: 'Bu itiraz bağlantısı geçersiz veya süresi dolmuş. Giriş yapmayı denerseniz yenisini alırsınız.',
  made: 'İtirazınız gönderildi.',
  sent: 'Mesajınız gönderildi.',
  // To those who decide.
  unknown: 'Böyle bir itiraz yok.',
  aboutYourself: 'Kendi itirazınıza bakamazsınız.',
  aboutSuperior: 'Bu üyenin itirazına bakma yetkiniz yok.',
  ownDecision: 'Kararı siz verdiniz; bu itiraza başka biri bakmalı.',
  takenByOther: 'Bu itiraza şu anda başka biri bakıyor.',
  decidedAlready: 'Bu itiraz zaten sonuçlandı.',
  wordsNeeded: 'Üyeye bir açıklama yazın.',
  wordsLong: `Açıklama en fazla ${APPEAL_LIMITS.message} karakter olmalıdır`,
  staffNoteLong: `Ekip notu en fazla ${APPEAL_LIMITS.staffNote} karakter olmalıdır`,
  nothingChanges: 'Kararı değiştirmek için yeni bir bitiş seçin ya da içeriği geri getirin.',
  changeUnknown: 'Bu kararda bitişi değiştirilebilecek böyle bir yaptırım yok.',
  changeLater: 'İtiraz kararı ağırlaştıramaz: yeni bitiş, şimdikinden önce ve gelecekte olmalıdır.',
  untilWrong: 'Bitiş bir tarih ve saat olmalıdır.',
  nothingHidden: 'Bu karar bir içeriği gizlemedi veya silmedi.',
  taken: 'İtirazı üzerinize aldınız.',
  released: 'İtirazı bıraktınız.',
  decided: 'İtiraz sonuçlandı.',
  final: 'Bu karar kesindir.',
  withoutOther: 'Bakabilecek başka bir görevli olmadığı için itirazınıza kararı veren görevli baktı.',
  byOther: 'Kararı veren değil, başka bir moderatör bakar.',
} as const;

/** What a decision did to a content. */
export type ContentAction = 'hidden' | 'deleted' | 'edited';

/** What an appeal gives back of a content: `lost` where the author's words were destroyed for good before; a room that was closed stays so, and what was written in it is shown to nobody again. */
export type BroughtBack = 'shown' | 'words' | 'lost' | 'closed' | 'roomGone';
export const BROUGHT_BACK_TEXT: Record<BroughtBack, string> = {
  shown: 'İçeriğiniz yeniden görünür oldu.',
  words: 'Metniniz yeniden sizin yazdığınız hâline döndü.',
  closed: 'Kapatılan oda yeniden açılmaz; dilediğinizde yeni bir oda açabilirsiniz.',
  roomGone: 'Mesajın yazıldığı oda kapandığı için mesajınız yeniden görünmez.',
  lost: 'Yazdığınız hâl kalıcı olarak silinmişti; geri getirilemiyor. Metninizi kendiniz yeniden düzenleyebilirsiniz.',
};

/** One sanction of a decision, as it stands now. */
export interface DecidedSanction {
  kind: SanctionKind;
  at: string;
  until: string | null;
  state: SanctionState;
  /** The number of warnings caused it. */
  by_threshold: boolean;
}

/** The content on which a decision is founded. */
export interface DecidedContent extends AboveFields {
  type: ReportedType;
  id: string;
  topic_id: string;
  /** Title of the topic or the post that it stands under; null when it may not be read any more. */
  title: string | null;
  /** How it begins; null when it is deleted. */
  excerpt: string | null;
  /** `edited`: the words of this decision stand in it. */
  state: 'visible' | 'held' | 'hidden' | 'deleted' | 'edited';
  /** What this decision did to it. */
  action: ContentAction | null;
}

/** A decision about a member, as the member reads it. */
export interface Decision {
  id: string;
  at: string;
  /** In words. */
  rule: string;
  /** Of the community's rules, such as '2.1'. */
  clause: string | null;
  /** What the moderator wrote to the member. */
  words: string | null;
  sanctions: DecidedSanction[];
  content: DecidedContent | null;
}

export interface AppealMessage {
  id: string;
  from: 'member' | 'staff';
  /** Null once it was forgotten. */
  text: string | null;
  at: string;
}

export interface AppealChange {
  kind: Exclude<SanctionKind, 'warned'>;
  /** ISO time. */
  until: string;
}

export interface AppealResult {
  outcome: AppealOutcome;
  at: string;
  /** Null once it was forgotten. */
  words: string | null;
  changes: AppealChange[];
  /** Null when it gave no content back. */
  brought_back: BroughtBack | null;
  /** Whoever had decided looked at it, because nobody else may. */
  without_other: boolean;
}

/** An appeal as its member sees it. */
export interface OwnAppeal {
  made_at: string;
  due_at: string;
  state: AppealState;
  /** Somebody looks at it. */
  taken: boolean;
  text: string | null;
  messages: AppealMessage[];
  messages_left: number;
  result: AppealResult | null;
}

/** A decision about a member with its appeal: `GET /api/appeals/{id}`, and `POST /api/appeals/by-link`. */
export interface AppealableDecision {
  decision: Decision;
  /** ISO time until which an appeal may be made. */
  appeal_until: string;
  may_appeal: boolean;
  /** Why not, where there is no appeal yet. */
  why_not: string | null;
  appeal: OwnAppeal | null;
  /** What shuts the member out now, in the spec's sentence. */
  restriction: RestrictionNotice | null;
}

export interface MakeAppealRequest {
  text: string;
}

export interface LinkRequest {
  token: string;
}

/** What whoever is shut out is given after right credentials. */
export interface AppealLink {
  /** Opens the appeal against one decision and nothing else. */
  token: string;
}

/** A row of the console's queue. */
export interface AppealRow {
  id: string;
  member: Author;
  made_at: string;
  due_at: string;
  state: AppealState;
  outcome: AppealOutcome | null;
  decided_at: string | null;
  rule: string;
  clause: string | null;
  sanctions: SanctionKind[];
  content_action: ContentAction | null;
  taken_by: Author | null;
  decided_by: Author | null;
  /** Who took the decision that is appealed against. */
  decider: Author | null;
  /** Whose word is awaited. */
  waits_for: 'member' | 'staff';
}

export interface DeskMessage extends AppealMessage {
  author: Author | null;
}

/** `GET /api/console/appeals/{id}`. */
export interface AppealCase extends AppealRow {
  decision: Decision;
  /** The report that led to it, if any. */
  report_id: string | null;
  text: string | null;
  messages: DeskMessage[];
  messages_left: number;
  result: (AppealResult & { staff_note: string | null }) | null;
  /** Whether the reader may decide, and if not, why. */
  may_decide: boolean;
  why_not: string | null;
  /** The reader had decided, and nobody else may. */
  despite_no_other: boolean;
  standing: Standing;
  /** How appeals about this rule were decided lately. */
  lately: Record<AppealOutcome, number>;
  lately_days: number;
}

export interface DecideAppealRequest {
  outcome: AppealOutcome;
  /** The sanction that gets another end, where the decision is modified … */
  kind?: AppealChange['kind'];
  /** … and that end (ISO). */
  until?: string;
  /** Whether what was hidden or deleted comes back, where the decision is modified. */
  restore_content?: boolean;
  message: string;
  staff_note?: string;
}

/** Whether anything of a decision stands. */
export const decisionStands = ({ sanctions, content }: Pick<Decision, 'sanctions' | 'content'>): boolean =>
  sanctions.some(({ state }) => state === 'in_force') || holdsContent(content);
/** Whether what this decision did to the content is so still. */
export const holdsContent = (content: DecidedContent | null): boolean => content !== null && content.action === content.state;
/** Whether this decision keeps the content from being read. */
export const isTakenAway = (content: DecidedContent | null): boolean => holdsContent(content) && content?.action !== 'edited';
/** Whether the words of this decision stand in the content. */
export const isReworded = (content: DecidedContent | null): boolean => holdsContent(content) && content?.action === 'edited';
