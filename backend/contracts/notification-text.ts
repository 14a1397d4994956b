/** The sentences of notifications, for the centre and for mails. */

import { type Author, displayName } from './accounts.js';
import { APPEAL_RESULT } from './appeals.js';
import type { NotificationOutcome, NotificationRow } from './notifications.js';
import { apart, inOneLine, quoted } from './one-line.js';

const OUTCOME_TEXT: Record<NotificationOutcome, (what: string) => string> = {
  upheld: () => 'Gönderdiğiniz rapor haklı bulundu ve gereken işlem yapıldı',
  dismissed: () => 'Gönderdiğiniz rapor incelendi, kurallara aykırı bir durum bulunmadı',
  warned: () => 'Moderatörler hesabınızı uyardı',
  muted: () => 'Moderatörler hesabınızı susturdu, bir süre yazamayacaksınız',
  suspended: () => 'Bir süre uzaklaştırıldınız',
  banned: () => 'Hesabınız yasaklandı',
  hidden: (what) => `${what} moderatör tarafından gizlendi`,
  deleted: (what) => `${what} moderatör tarafından kaldırıldı`,
  locked: (what) => `${what} moderatör tarafından kilitlendi`,
  released: (what) => `${what} onaylandı ve yayımlandı`,
  refused: (what) => `${what} onaylanmadı ve yayımlanmayacak`,
  restored: (what) => `${what} yeniden görünür oldu`,
  verification_demanded: () => 'Moderatörler e-posta adresinizi yeniden doğrulamanızı istedi; bağlantı e-postanızda',
  verification_withdrawn: () => 'E-posta adresinizi yeniden doğrulamanız artık istenmiyor',
  edited: (what) => `${what} moderatör tarafından düzenlendi`,
  returned: (what) => `${what} yeniden sizin yazdığınız hâline döndü`,
  former_destroyed: (what) => `${what}un önceki hâli kalıcı olarak silindi`,
  warning_withdrawn: () => 'Moderatörler bir uyarınızı geri aldı',
  restriction_lifted: () => 'Hesabınızdaki bir kısıtlama kaldırıldı',
  mute_lifted: () => 'Bir susturmanız kaldırıldı',
  restriction_changed: () => 'Hesabınızdaki bir kısıtlamanın bitişi değişti',
  mute_changed: () => 'Bir susturmanızın bitişi değişti',
  appeal_answered: () => 'İtirazınıza bakan moderatör size yazdı',
  appeal_upheld: () => APPEAL_RESULT.upheld,
  appeal_modified: () => APPEAL_RESULT.modified,
  appeal_reversed: () => APPEAL_RESULT.reversed,
  subrole_approved: () => 'Subrole başvurunuz onaylandı',
  subrole_partly: () => 'Subrole başvurunuzun bir kısmı onaylandı',
  subrole_rejected: () => 'Subrole başvurunuz reddedildi',
  subrole_expired: () => 'Subrole başvurunuzun süresi doldu',
  subrole_revoked: () => 'Bir subrolünüz kaldırıldı',
  subrole_restored: () => 'Bir subrolünüz geri verildi',
};

/** Ayşe · Ayşe ve Mehmet · Ayşe ve 3 kişi daha */
function people(actors: readonly Author[], count: number): string {
  const [first, second] = actors.map((actor) => apart(displayName(actor)));
  if (!first) return 'Bir üye';
  if (count === 2 && second) return `${first} ve ${second}`;
  return count > 1 ? `${first} ve ${count - 1} kişi daha` : first;
}

const inTopic = (title: string | null): string => (title && inOneLine(title) ? `${quoted(title)} konusunda` : 'bir konuda');
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/** What moderators decided, about a comment when there is one and else about the topic. */
export const outcomeText = (outcome: NotificationOutcome, commentId: string | null): string => OUTCOME_TEXT[outcome](commentId ? 'Yorumunuz' : 'Konunuz');

/** What moderators decided about a field of the profile. */
const profileText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Profilinizdeki bir alan');

/** The text that somebody reported, for a sentence; null where it is not known. One that is not there any more has no title. */
export function reportedPhrase({ known, title, commentId }: { known: boolean; title: string | null; commentId: string | null }): string | null {
  if (!known) return null;
  if (!title || !inOneLine(title)) return commentId ? 'artık görünmeyen bir yorum' : 'artık görünmeyen bir konu';
  return commentId ? `${quoted(title)} konusundaki bir yorum` : `${quoted(title)} konusu`;
}

/** What became of a report, and of which text. */
function settledText({ outcome, title, topicId, commentId }: NotificationRow): string {
  const said = outcome ? outcomeText(outcome, commentId) : 'Bir karar verildi';
  const about = reportedPhrase({ known: topicId !== null || commentId !== null, title, commentId });
  return about ? `${capitalised(about)} hakkında ${said.charAt(0).toLocaleLowerCase('tr')}${said.slice(1)}` : said;
}

/** What a notification says, without a full stop. */
export function notificationText(row: NotificationRow): string {
  const { type, actors, count, title, commentId, outcome, reason } = row;
  switch (type) {
    case 'report_settled':
      return settledText(row);
    case 'reply':
      if (count > 1) return capitalised(`${inTopic(title)} ${count} yeni yorum`);
      return `${people(actors, 1)}, ${inTopic(title)} ${reason === 'quoted' ? 'yorumunuzu alıntıladı' : 'yorum yazdı'}`;
    case 'mention':
      return `${people(actors, 1)}, ${inTopic(title)} sizden söz etti`;
    case 'like':
      return `${people(actors, count)} ${commentId ? 'yorumunuzu' : 'konunuzu'} beğendi`;
    case 'follow':
      return `${people(actors, count)} sizi takip etmeye başladı`;
    case 'solved':
      return capitalised(`${inTopic(title)} yorumunuz çözüm olarak işaretlendi`);
    default:
      if (!outcome) return 'Bir karar verildi';
      if (reason === 'whole_profile') return OUTCOME_TEXT[outcome]('Profiliniz');
      return reason === 'own_profile' ? profileText(outcome) : outcomeText(outcome, commentId);
  }
}
