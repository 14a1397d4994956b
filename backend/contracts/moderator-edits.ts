/** What moderators change in somebody's words, on the wire. */
import { CASE_LIMITS, CASE_TEXT } from './cases.js';
import { TOOL_LIMITS } from './forum-tools.js';
import type { ReportReason } from './moderation.js';

/** How often moderators may change one text: its history stays short enough to be read at once. */
const MOST_EDITIONS = 100;
export const MODERATOR_EDIT_LIMITS = {
  message: TOOL_LIMITS.reason,
  clause: CASE_LIMITS.clause,
  noEdition: 0,
  editions: MOST_EDITIONS,
  /** The last edit can be returned, which is an edition too. */
  lastEdition: MOST_EDITIONS + 1,
  firstVersion: 0,
  lastVersion: Number.MAX_SAFE_INTEGER,
} as const;
/** Typed by whoever destroys earlier words for good. */
export const DESTROY_WORD = 'KALICI SİL';

export const MODERATOR_EDIT_TEXT = {
  ownText: 'Kendi metninizi buradan değiştiremezsiniz; onu sitede düzenleyin.',
  aboutSuperior: 'Bu üyenin metnini değiştirme yetkiniz yok.',
  notStanding: 'Yalnızca herkesin görebildiği bir metin düzenlenebilir. Önce metni geri getirin.',
  messageMissing: 'Yazara söylenecek bir gerekçe yazın.',
  clauseLong: CASE_TEXT.clauseLong,
  nothingChanged: 'Metinde bir değişiklik yapmadınız.',
  changedMeanwhile: 'Metin siz düzenlerken değişti. Yazdıklarınız duruyor; yeni hâliyle karşılaştırıp yeniden kaydedin.',
  /** To the author. */
  editedMeanwhile: 'Metniniz siz düzenlerken bir moderatör tarafından değiştirildi. Yazdıklarınız duruyor; yeni hâliyle karşılaştırıp yeniden kaydedin.',
  tooOften: `Bir metin moderatörlerce en fazla ${MOST_EDITIONS} kez değiştirilebilir.`,
  done: 'Metin düzenlendi. Yazarına farkı ve gerekçeniz bildirildi.',
  nothingToDestroy: 'Kalıcı olarak silinecek bir önceki hâl yok.',
  wordMissing: `Onaylamak için “${DESTROY_WORD}” yazın.`,
  destroyed: 'Önceki hâl kalıcı olarak silindi; bir daha okunamaz.',
  destroyedText: 'Bu hâl kalıcı olarak silindi; artık kimse okuyamaz.',
  mark: 'Moderatör düzenledi',
} as const;

/** `PUT /api/console/texts/{type}/{id}`; a comment has no title. */
export interface EditTextRequest {
  title?: string;
  content: string;
  reason: ReportReason;
  /** The rule of the community that was broken, such as '2.1'. */
  clause?: string;
  /** What the author reads. */
  message: string;
  /** The `version` that the moderator began from. */
  version: number;
}

/** `POST /api/console/texts/{type}/{id}/destroyed`. */
export interface DestroyTextRequest {
  /** `DESTROY_WORD`. */
  word: string;
}

/**
 * What changing or destroying answers: none of the words. Answers are kept for a day, for whoever sends a request again, and what stands there now may
 * be destroyed by then.
 */
export interface EditedText {
  version: number;
  /** Where the decision that changed it is taken back; null when none holds. */
  undo_path: string | null;
  /** Whether there are earlier words whose keys could be destroyed. */
  destroyable: boolean;
}

/** `GET /api/console/texts/{type}/{id}`: a text as moderators change it. */
export interface EditableText extends EditedText {
  /** Null for a comment. */
  title: string | null;
  content: string;
  /** Why it cannot be changed by this moderator now; null when it can. */
  hindrance: string | null;
  /** What the author had written, while a moderator's words stand in its place. */
  former: { title: string | null; content: string } | null;
}
