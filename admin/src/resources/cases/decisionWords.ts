import { appealSentence, decisionSentences, decisionSubject, ruleText, type ToldDecision } from '@contracts/case-message';
import { type CaseDetails, isOnContent, isTimed } from '@contracts/cases';
import { REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { outcomeText } from '@contracts/notification-text';
import { PROFILE_FIELDS, type ProfileField } from '@contracts/profile-fields';
import { exactTime } from '@design/dates';
import { inDays, minutesFromNow } from '../../desk/durations';
import type { DecisionDraft } from './useDecisionDraft';
import { dismissalOf, isHeld, joined, labelOf } from './verbs';

type Said = Pick<DecisionDraft, 'actions' | 'fields' | 'dismisses' | 'minutes' | 'sent' | 'isChosen' | 'reason'>;
const labelsOf = (fields: readonly ProfileField[]): string => fields.map((field) => PROFILE_FIELDS[field].label).join(', ');

/** One that waits is hidden or deleted like one that stands: its owner reads it still, and is told the same. */
const isListing = ({ reported_type }: CaseDetails): boolean => reported_type === 'job_listing';
const waitingWord = (found: CaseDetails): string => (found.now.fields ? 'Bekleyen değer' : isListing(found) ? 'İlan' : 'Yazı');

/** What becomes of the content, in a sentence. */
function contentEffect(deletes: boolean, fields: readonly ProfileField[], found: CaseDetails): string {
  if (found.now.fields) {
    if (fields.includes('page'))
      return `Profili ${deletes ? 'silinir; karar geri alınırsa aynen geri gelir' : 'herkesten gizlenir'}; aramada ve üye listesinde çıkmaz`;
    const still = deletes ? 'silinir; karar geri alınırsa aynen geri gelir' : 'herkesten gizlenir; üye ve moderatörler görmeye devam eder';
    const rest = isHeld(found) ? 'bekleyen değer yayımlanmaz' : 'yeni değer onaydan geçer';
    return `${labelsOf(fields)} ${still}; ${rest}`;
  }
  if (isHeld(found) && !isListing(found)) return 'Yazı yayımlanmaz; metni yazarında kalır';
  if (found.reported_type === 'voice_room')
    return deletes
      ? 'Oda herkes için hemen kapanır; karar geri alınsa da yeniden açılmaz'
      : 'Odanın adı ve açıklaması herkesten gizlenir; karar geri alınana ya da sahibi değiştirene kadar';
  if (found.reported_type === 'voice_message') return 'Mesaj odadaki herkesin görünümünden kaldırılır; karar geri alınırsa geri gelir';
  if (found.reported_type === 'chat_message') return 'Mesaj iki taraf için de görünümden kaldırılır; karar geri alınırsa geri gelir';
  const what = REPORTED_TYPE_LABEL[found.reported_type];
  const readers = { project: 'üyeleri', job_listing: 'sahibi' }[String(found.reported_type)] ?? 'yazarı';
  return deletes ? `${what} herkesten kaldırılır; geri getirilebilir` : `${what} gizlenir; ${readers} ve moderatörler görmeye devam eder`;
}

/** What the button that applies it is called: what it does. */
export function decisionLabel({ actions, dismisses, isChosen }: Said, found: CaseDetails): string {
  if (dismisses) return dismissalOf(found).label;
  if (actions.length > 0) return joined(actions.map((action) => labelOf(action, found)));
  return isChosen ? 'Not gönder' : 'Bir işlem seçin';
}

const sessionsEnd = (count: number): string => (count === 0 ? 'Açık oturumu yok' : `Açık ${count} oturumu kapanır`);

/** What applying it will cause, line by line. `waiting`: warnings that this moderator has given and can still take back. */
export function effectsOf({ actions, fields, dismisses, minutes, isChosen }: Said, found: CaseDetails, waiting: number): string[] {
  const { reports, open_sessions, policy, if_warned } = found;
  const has = (action: Said['actions'][number]) => actions.includes(action);
  const until = minutes === null ? null : exactTime(minutesFromNow(minutes));
  const lines: string[] = [];
  if (dismisses) lines.push(isHeld(found) ? `${waitingWord(found)} yayımlanır; yazarına bildirilir` : 'İçerik olduğu gibi kalır; üyeye bir şey bildirilmez');
  if (has('hide_content') || has('delete_content')) lines.push(contentEffect(has('delete_content'), fields, found));
  if (has('warn_user')) {
    const nth = (if_warned?.nth ?? 0) + waiting;
    const restricts = has('suspend_user') || has('ban_user');
    if (!if_warned) lines.push('Üye bu içerik için zaten uyarıldı');
    else if (nth >= if_warned.threshold && found.standing.status === 'active' && !restricts)
      lines.push(`${nth}. uyarı olur; ${exactTime(minutesFromNow(policy.suspensionDays * 24 * 60))} tarihine kadar uzaklaştırılır`, sessionsEnd(open_sessions));
    else lines.push(`${nth}. uyarı olur; ${if_warned.threshold}. uyarıda ${policy.suspensionDays} gün uzaklaştırılır`);
  }
  if (has('mute_user') && minutes !== null)
    lines.push(`${inDays(minutes)} yazamaz, sesli odalarda konuşamaz (${until} tarihine kadar); okumaya ve dinlemeye devam eder`);
  if (has('suspend_user')) lines.push(`${until} tarihine kadar uzaklaştırılır`, sessionsEnd(open_sessions));
  if (has('ban_user')) lines.push(until ? `${until} tarihine kadar yasaklanır` : 'Kalıcı olarak yasaklanır', sessionsEnd(open_sessions));
  if (!dismisses && actions.length === 0 && isChosen) lines.push('Üyeye not gider; hesabında ve içeriğinde bir şey değişmez');
  if (isChosen)
    lines.push(
      reports === 1 ? '1 rapor karara bağlanır; 10 sn içinde geri alabilirsiniz' : `${reports} rapor birlikte karara bağlanır; 10 sn içinde geri alabilirsiniz`,
    );
  return lines;
}

/** How the member hears of it, as the mail will say it: what comes before the moderator's own words, and what after them. */
export interface Message {
  title: string;
  before: string[];
  after: string | null;
}

/** What waited for a moderator and is not let in never stood in the forum: its author is told just that. */
const refusedText = (commentId: string | null): string => `${outcomeText('refused', commentId)}.`;

export function messageOf({ actions, fields, minutes, reason, dismisses }: Said, found: CaseDetails, waiting: number): Message | null {
  if (dismisses) return null;
  const now = new Date().toISOString();
  const nth = (found.if_warned?.nth ?? 0) + waiting;
  const restricts = actions.includes('suspend_user') || actions.includes('ban_user');
  const suspends =
    actions.includes('warn_user') && found.if_warned !== null && nth >= found.if_warned.threshold && found.standing.status === 'active' && !restricts;
  const isRefused = isHeld(found) && !found.now.fields && !isListing(found);
  const told: ToldDecision = {
    commentId: found.reported_type === 'forum_comment' ? found.id : null,
    ...(found.reported_type === 'blog_post' ? { postId: found.id } : {}),
    ...(found.reported_type === 'project' ? { projectId: found.id } : {}),
    ...(found.reported_type === 'project_update' ? { updateId: found.id } : {}),
    ...(found.reported_type === 'job_listing' ? { jobId: found.id } : {}),
    ...(found.reported_type === 'chat_message' ? { messageId: found.id } : {}),
    ...(found.reported_type === 'voice_room' ? { roomId: found.id } : {}),
    ...(found.reported_type === 'voice_message' ? { roomMessageId: found.id } : {}),
    ...(found.now.fields ? { profile: fields } : {}),
    reason: reason.reason,
    clause: reason.clause,
    actions: actions
      .filter((action) => !(isRefused && isOnContent(action)))
      .filter((action) => action !== 'warn_user' || found.if_warned !== null)
      .map((action) => ({ action, durationMinutes: isTimed(action) ? minutes : null })),
    at: now,
    ...(suspends ? { suspendedUntil: minutesFromNow(found.policy.suspensionDays * 24 * 60) } : {}),
  };
  const refused = isRefused && actions.some(isOnContent) ? [refusedText(told.commentId)] : [];
  const done = refused.length > 0 && told.actions.length === 0 ? [] : decisionSentences(told, exactTime);
  const title = decisionSubject(told);
  return {
    title: title.charAt(0).toLocaleUpperCase('tr') + title.slice(1),
    before: [...refused, ...done, `${ruleText(told)}.`],
    after: actions.length > 0 ? appealSentence(exactTime(minutesFromNow(found.appeal_days * 24 * 60))) : null,
  };
}
