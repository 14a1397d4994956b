/** Cases on the wire: one for each content that was reported, decided on as a whole. */
import type { AboveFields } from './above.js';
import type { Author } from './accounts.js';
import type { Waiting } from './approvals.js';
import type { CaseConversation } from './chat-evidence.js';
import {
  MODERATION_ACTIONS,
  type ModerationAction,
  type ModerationOutcome,
  type ModerationPolicy,
  type ReportedContent,
  type ReportedType,
  type ReportReason,
  type ReportRow,
  type ReportStatus,
  type Standing,
} from './moderation.js';
import type { ProfileField, ProfileFieldShown } from './profile-fields.js';

/** The gravest last: what a case is sorted by, and named after when its reports give several reasons. */
export const REASONS_BY_GRAVITY = [
  'other',
  'spam',
  'impersonation',
  'nudity',
  'harassment',
  'scam',
  'hate_speech',
  'violence',
] as const satisfies readonly ReportReason[];
export const gravityOf = (reason: ReportReason): number => REASONS_BY_GRAVITY.indexOf(reason);

/** The gravest first: what a decision with several actions is recorded as. A sanction weighs more than what becomes of the content. */
const ACTIONS_BY_GRAVITY = [
  'ban_user',
  'suspend_user',
  'mute_user',
  'warn_user',
  'delete_content',
  'hide_content',
] as const satisfies readonly ModerationAction[];
export const gravest = (actions: readonly ModerationAction[]): ModerationAction | null => ACTIONS_BY_GRAVITY.find((action) => actions.includes(action)) ?? null;
/** In the order in which people read them. */
export const inOrder = (actions: readonly ModerationAction[]): ModerationAction[] => MODERATION_ACTIONS.filter((action) => actions.includes(action));

export const CASE_ACTION_LABEL: Record<ModerationAction, string> = {
  warn_user: 'Uyarı',
  mute_user: 'Susturma',
  suspend_user: 'Uzaklaştırma',
  ban_user: 'Yasaklama',
  hide_content: 'Gizleme',
  delete_content: 'Silme',
};

/** What keeps a member from something for a time; one of them at a time. */
const TIMED_ACTIONS = ['mute_user', 'suspend_user', 'ban_user'] as const satisfies readonly ModerationAction[];
export const isTimed = (action: string): boolean => TIMED_ACTIONS.some((timed) => timed === action);
const CONTENT_ACTIONS = ['hide_content', 'delete_content'] as const satisfies readonly ModerationAction[];
export const isOnContent = (action: string): boolean => CONTENT_ACTIONS.some((on) => on === action);

export const CASE_STATES = ['open', 'mine', 'settled'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** `upheld`: the reporters were right, also where no action follows. */
export const VERDICTS = ['upheld', 'dismissed'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const CASE_LIMITS = { message: 1000, staffNote: 1000, clause: 20, atOnce: 50, claimMinutes: 10 } as const;
/** Before the first change of a profile, and as high as anybody counts. */
export const CONTENT_REVISIONS = { first: -1, last: 1_000_000_000 } as const;

export const CASE_TEXT = {
  notFound: 'Bu vaka bulunamadı.',
  nothingChosen: 'En az bir işlem seçin ya da üyeye bir not yazın.',
  dismissedActs: 'Raporları reddederken işlem seçilemez.',
  oneOfTimed: 'Susturma, uzaklaştırma ve yasaklamadan yalnızca biri seçilebilir.',
  oneOfContent: 'Gizleme ve silmeden yalnızca biri seçilebilir.',
  messageLong: `İleti en fazla ${CASE_LIMITS.message} karakter olmalıdır`,
  staffNoteLong: `Ekip notu en fazla ${CASE_LIMITS.staffNote} karakter olmalıdır`,
  clauseLong: `Kural numarası en fazla ${CASE_LIMITS.clause} karakter olmalıdır`,
  alreadyWarned: 'Üye bu içerik için zaten uyarıldı; bir içerik için ikinci uyarı sayılmaz.',
  alreadyHidden: 'Bu içerik zaten gizli.',
  alreadyGone: 'Bu içerik zaten kaldırılmış.',
  alreadyRestricted: 'Üye bundan kısa olmayan bir yaptırım altında.',
  aboutAnother: 'Bu vaka artık başka bir üye hakkında. Sayfayı yenileyip vakayı yeniden değerlendirin.',
  nothingToReopen: 'Bu vakada geri alınacak bir karar yok.',
  changedMeanwhile: 'Bu vaka siz bakarken karara bağlandı. Kararı inceleyip yeniden değerlendirin.',
  contentChanged: 'İçerik siz bakarken değişti. Yeni hâlini okuyup yeniden karar verin.',
  seenUnlike: 'Görülen sürümler vakalarla aynı sayıda olmalıdır.',
  reportedMeanwhile: 'Karar onay beklerken bu vakaya yeni bir rapor geldi. Vakayı yeniden değerlendirin.',
  claimGone: 'Bu vaka sizde değil.',
  reopenNoteNeeded: 'Üyeye söylenecek bir gerekçe yazın.',
  decided: 'Karar kaydedildi.',
  takenBack: 'Karar geri alındı.',
  reopened: 'Karar geri alındı; vaka yeniden açık.',
  settledMeanwhile: 'Bu vaka zaten karara bağlandı.',
  awaits: 'Bu vakadaki karar ikinci bir yetkilinin onayını bekliyor.',
  otherAuthor: 'Yalnızca aynı üyenin açık vakaları bu kararla kapatılabilir.',
} as const;
export const caseSettledText = (who: string, what: string) => `Bu vaka zaten karara bağlandı: ${what} (${who}).`;
export const caseTakenText = (who: string) => `Bu vakaya şu anda ${who} bakıyor.`;

/** Somebody decided already, and it waits: what they asked for has to be refused or withdrawn first. */
export const caseAwaitsText = (who: string) =>
  `Bu vakada ${who} karar verdi ve ikinci onay bekliyor. Önce o istek onaylanmalı, reddedilmeli ya da geri çekilmeli.`;

export interface CaseAction {
  action: ModerationAction;
  /** Of what lasts; null for ever. */
  durationMinutes: number | null;
}

/** Body of `POST /api/console/cases/{id}/decisions`. */
export interface CaseDecisionRequest {
  verdict: Verdict;
  reason: ReportReason;
  /** The rule of the community that was broken, such as '2.1'. */
  clause?: string;
  actions?: ModerationAction[];
  /** Of a profile: what is hidden or deleted. */
  fields?: ProfileField[];
  /** Of the one action that lasts; left out for the usual length, or for ever where that is usual. */
  durationMinutes?: number;
  /** What the member reads, in the moderator's words. */
  message?: string;
  /** For staff alone. */
  staffNote?: string;
  /** The last decision that the moderator knows of; with another one there the answer is a conflict. Empty: none. */
  after?: string;
  /** The `content_revision` that the moderator saw: what says something else by now is neither let in nor left by this decision, and the answer is a conflict. */
  seen?: number;
  /** Other open cases of the same member that are closed with it: their content is treated alike, the member is sanctioned once. */
  alsoCloses?: string[];
  /** The same of each of them, in their order. */
  alsoSeen?: number[];
}

/** Body of `POST /api/console/cases/decisions`: one decision on many cases, each for itself. */
export interface BulkDecisionRequest extends Omit<CaseDecisionRequest, 'after' | 'seen' | 'alsoCloses' | 'alsoSeen'> {
  caseIds: string[];
  /** The `content_revision` that the moderator saw of each, in their order. */
  seen?: number[];
}

/** What became of one case of several. */
export interface CaseResult {
  id: string;
  done: boolean;
  /** Why not. */
  error: string | null;
  /** It is done when a second person has confirmed it. */
  waits?: Waiting;
}

export interface CaseReopenRequest {
  /** The decision that is taken back; when another one holds by now the answer is a conflict. */
  decisionId: string;
  /** Why, to the member; needed where there is something to take back from them. */
  note?: string;
}

export interface CaseClaimRequest {
  /** Also when somebody else has it. */
  takeOver?: boolean;
}

export interface CaseDecision {
  /** Null for what was decided on a single report, before there were cases. */
  id: string | null;
  at: string;
  moderator: Author;
  status: Extract<ReportStatus, 'resolved' | 'dismissed'>;
  outcome: ModerationOutcome;
  actions: CaseAction[];
  /** Of a profile: what was hidden or deleted. */
  fields: ProfileField[];
  reason: ReportReason;
  clause: string | null;
  /** How many reports it settled. */
  reports: number;
  /** The decision on another case of the same member with which this one was closed. */
  part_of: string | null;
  message: string | null;
  staff_note: string | null;
  reopened: { at: string; by: Author; note: string | null } | null;
}

/** `GET /api/console/members/{id}/profile`: what others see of a member. */
export interface ProfileAtDesk {
  fields: ProfileFieldShown[];
  /** The newest decision that keeps something of it from view; it can be taken back. */
  decision: CaseDecision | null;
  /** The decision that was made last, also one that was taken back: what `after` of the next one names; null before the first. */
  last: string | null;
  /** Open reports about it. */
  reports: number;
}

/** Body of `POST /api/console/members/{id}/profile/hide`: no report is needed. */
export type HideProfileRequest = Pick<CaseDecisionRequest, 'reason' | 'clause' | 'message' | 'staffNote' | 'after'> & { fields: ProfileField[] };
export interface ProfileHidden extends ProfileAtDesk {
  decisionId: string;
}

export interface CaseClaim {
  by: Author;
  /** When it releases itself. */
  until: string;
}

/** A decision that waits for a second person; nobody else decides meanwhile. */
export interface CaseAwaits extends Waiting {
  by: Author;
}

/** A row of the queue. */
export interface CaseRow extends AboveFields {
  /** The content's id. */
  id: string;
  reported_type: ReportedType;
  topic_id: string;
  /** The gravest that its open reports give; of a settled case, that its last ones gave. */
  reason: ReportReason;
  /** Open reports; of a settled case, those that were settled last. */
  reports: number;
  open: boolean;
  /** When the oldest of its open reports was sent. */
  opened_at: string;
  settled_at: string | null;
  /** Title of the topic, or the beginning of the comment. */
  content_title: string;
  /** As which its content is shown here: what `seen` of a decision names. */
  content_revision: number;
  reported: Author;
  claim: CaseClaim | null;
  awaits: CaseAwaits | null;
  decision: Pick<CaseDecision, 'id' | 'moderator' | 'status' | 'outcome'> | null;
}

/** A text beside the reported one. */
export interface NearbyText {
  id: string;
  author: Author;
  at: string;
  /** Markdown source and what was made of it; null for what staff may not read any more. */
  content: string | null;
  content_html: string | null;
  state: ReportedContent['state'];
}

/** What was reported, and the HTML that members see of it. */
export interface ShownContent extends ReportedContent {
  html: string;
}

/** Where the content stands. */
export interface CaseSurroundings {
  topic: { id: string; title: string; category: string; author_id: string };
  /** The text that is answered: what the comment quotes, or the topic itself. */
  parent: NearbyText | null;
  before: NearbyText | null;
  after: NearbyText | null;
}

export interface CaseReport extends Pick<ReportRow, 'id' | 'reason' | 'description' | 'created_at' | 'reporter' | 'status'> {
  /** How often the reporter was right, from 0 to 1; null for somebody of whom nothing is known. */
  accuracy: number | null;
  /** Whether it waits for a decision. */
  open: boolean;
}

/** `GET /api/console/cases/{id}`: everything a decision needs. */
export interface CaseDetails extends CaseRow {
  as_reported: ShownContent;
  now: ShownContent;
  /** Null where the content stands nowhere yet. */
  around: CaseSurroundings | null;
  /** Of a direct message: what was copied of its conversation; its words only whoever says why they read them is told. */
  conversation: CaseConversation | null;
  /** The newest last. */
  reporters: CaseReport[];
  standing: Standing;
  member_since: string | null;
  topic_count: number;
  comment_count: number;
  /** What a warning would cause; null where the member was warned for this content already. */
  if_warned: { nth: number; threshold: number; suspended_until: string | null } | null;
  /** Sessions that a suspension or ban would end. */
  open_sessions: number;
  policy: ModerationPolicy;
  /** For so many days the member may appeal against what is decided now. */
  appeal_days: number;
  /** The newest first. */
  decisions: CaseDecision[];
  /** The ids of those that can be taken back now: the last one, and of a profile each that keeps part of it from view. */
  reversible: string[];
  /** Other open cases of the same member, the oldest first. */
  others: CaseRow[];
}

/** What a decision answers: the case as it stands then, and the others that it closed. */
export interface CaseDecided {
  case: CaseDetails;
  decisionId: string;
  also: CaseResult[];
  /** Nothing of it is done before a second person has confirmed it. */
  waits?: Waiting;
}

/** What happens to cases, for staff. */
export const CASES_CHANNEL = 'cases';
/** Whoever listens to it looks at this case, and is told who else does. */
export const caseChannel = (caseId: string) => `case:${caseId}`;
export interface CaseChangedRow {
  caseId: string;
}
