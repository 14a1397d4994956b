/** The sentences of notifications, for the centre and for mails. */

import { type AboveIds, type AboveKind, aboveIds, aboveOf } from './above.js';
import { type Author, displayName } from './accounts.js';
import { APPEAL_RESULT } from './appeals.js';
import { POST_FALLBACK_TO_AUTHOR } from './blog-fallbacks.js';
import { jobNoticeText, ownListing } from './job-notices.js';
import type { NotificationOutcome, NotificationReason, NotificationRow } from './notifications.js';
import { apart, inOneLine, quoted } from './one-line.js';
import { projectNoticeText } from './project-notices.js';

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
  unpublished_standing: () => POST_FALLBACK_TO_AUTHOR.standing,
  unpublished_writers: () => POST_FALLBACK_TO_AUTHOR.writers,
  unpublished_first_posts: () => POST_FALLBACK_TO_AUTHOR.first_posts,
  unpublished_links: () => POST_FALLBACK_TO_AUTHOR.links,
  unpublished_words: () => POST_FALLBACK_TO_AUTHOR.words,
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

/** Where it happened. */
function placeIn({ title, ...ids }: Pick<NotificationRow, 'title' | keyof AboveIds>): string {
  const known = title && inOneLine(title) ? quoted(title) : null;
  const { there, somewhere } = placeWords(ids);
  return known ? `${known} ${there}` : somewhere;
}

/** How a topic is called in sentences, and what else comments stand under. */
interface PlaceWords {
  there: string;
  somewhere: string;
  /** What is one's own, and to it. */
  own: string;
  toOwn: string;
  one: string;
  oneIn: string;
}
const OF_TOPIC: PlaceWords = {
  ...{ there: 'konusunda', somewhere: 'bir konuda' },
  ...{ own: 'konunuzu', toOwn: 'konunuza' },
  ...{ one: 'konusu', oneIn: 'konusundaki bir yorum' },
};
const OF_ABOVE: Record<AboveKind, PlaceWords> = {
  post: {
    ...{ there: 'yazısında', somewhere: 'bir yazıda' },
    ...{ own: 'yazınızı', toOwn: 'yazınıza' },
    ...{ one: 'yazısı', oneIn: 'yazısındaki bir yorum' },
  },
  project: {
    ...{ there: 'projesinde', somewhere: 'bir projede' },
    ...{ own: 'projenizi', toOwn: 'projenize' },
    ...{ one: 'projesi', oneIn: 'projesindeki bir yorum' },
  },
};
function placeWords(ids: Partial<AboveIds>): PlaceWords {
  const above = aboveOf(ids);
  return above ? OF_ABOVE[above.kind] : OF_TOPIC;
}

/** Under one's own post or project. */
function toOwn({ title, ...ids }: Pick<NotificationRow, 'title' | keyof AboveIds>): string {
  const { toOwn: words } = placeWords(ids);
  return title && inOneLine(title) ? `${quoted(title)} ${words}` : words;
}

/** Somebody commented, quoted or answered. */
function replyText(row: NotificationRow): string {
  const { actors, count, reason } = row;
  const isOwn = reason === 'own_post' || reason === 'own_project';
  if (count > 1) return capitalised(`${isOwn ? toOwn(row) : placeIn(row)} ${count} yeni yorum`);
  if (isOwn) return `${people(actors, 1)}, ${toOwn(row)} yorum yaptı`;
  const DID: Partial<Record<NotificationReason, string>> = { quoted: 'yorumunuzu alıntıladı', answered: 'yorumunuza yanıt verdi' };
  return `${people(actors, 1)}, ${placeIn(row)} ${DID[reason] ?? 'yorum yazdı'}`;
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/** What moderators decided, about a comment when there is one and else about the topic. */
export const outcomeText = (outcome: NotificationOutcome, commentId: string | null): string => OUTCOME_TEXT[outcome](commentId ? 'Yorumunuz' : 'Konunuz');

/** What moderators decided about a post. */
export const postOutcomeText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Yazınız');

/** What moderators decided about a project. */
export const projectOutcomeText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Projeniz');

/** What moderators decided about an update of a project. */
export const updateOutcomeText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Güncellemeniz');

/** What moderators decided about a direct message. */
export const messageOutcomeText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Mesajınız');

/** What moderators decided about a voice room: one is closed, its name is hidden. */
export const roomOutcomeText = (outcome: NotificationOutcome): string =>
  outcome === 'deleted' ? 'Sesli odanız moderatör tarafından kapatıldı' : OUTCOME_TEXT[outcome]('Sesli odanızın adı ve açıklaması');

/** What moderators decided about a message of a voice room. */
export const roomMessageOutcomeText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Sesli odadaki mesajınız');

/** What moderators decided about a field of the profile. */
const profileText = (outcome: NotificationOutcome): string => OUTCOME_TEXT[outcome]('Profilinizdeki bir alan');

/** The text that somebody reported, for a sentence; null where it is not known. One that is not there any more has no title. */
interface Reported extends Partial<AboveIds> {
  readonly known: boolean;
  readonly title: string | null;
  readonly commentId: string | null;
}
export function reportedPhrase({ known, title, commentId, ...ids }: Reported): string | null {
  if (!known) return null;
  if (!title || !inOneLine(title)) return commentId ? 'artık görünmeyen bir yorum' : 'artık görünmeyen bir konu';
  const { one, oneIn } = placeWords(ids);
  return `${quoted(title)} ${commentId ? oneIn : one}`;
}

/** What was liked: of a project it is an update. */
function likedText(row: NotificationRow): string {
  if (row.reason === 'own_update') return `${placeIn(row)} güncellemenizi`;
  return row.commentId ? 'yorumunuzu' : placeWords(row).own;
}

/** What became of a report, and of which text. */
function settledText({ outcome, title, topicId, commentId, ...row }: NotificationRow): string {
  const said = outcome ? outcomeText(outcome, commentId) : 'Bir karar verildi';
  const about = reportedPhrase({ ...aboveIds(aboveOf(row)), known: topicId !== null || commentId !== null, title, commentId });
  return about ? `${capitalised(about)} hakkında ${said.charAt(0).toLocaleLowerCase('tr')}${said.slice(1)}` : said;
}

/** What a notification says, without a full stop. */
export function notificationText(row: NotificationRow): string {
  const { type, actors, count, commentId, outcome, reason, project, job } = row;
  if (project) return projectNoticeText(project, row.title, people(actors, project.happening === 'applied' ? count : 1));
  if (job) return outcome ? OUTCOME_TEXT[outcome](ownListing(row.title)) : jobNoticeText(job, row.title, people(actors, count));
  switch (type) {
    case 'report_settled':
      return settledText(row);
    case 'reply':
      return replyText(row);
    case 'mention':
      return `${people(actors, 1)}, ${placeIn(row)} sizden söz etti`;
    case 'like':
      return `${people(actors, count)} ${likedText(row)} beğendi`;
    case 'follow':
      return `${people(actors, count)} sizi takip etmeye başladı`;
    case 'solved':
      return capitalised(`${placeIn(row)} yorumunuz çözüm olarak işaretlendi`);
    default:
      if (!outcome) return 'Bir karar verildi';
      if (reason === 'whole_profile') return OUTCOME_TEXT[outcome]('Profiliniz');
      if (reason === 'own_post') return postOutcomeText(outcome);
      if (reason === 'own_update') return updateOutcomeText(outcome);
      if (reason === 'own_message') return messageOutcomeText(outcome);
      if (reason === 'own_room') return roomOutcomeText(outcome);
      if (reason === 'own_room_message') return roomMessageOutcomeText(outcome);
      if (reason === 'own_project') return projectOutcomeText(outcome);
      return reason === 'own_profile' ? profileText(outcome) : outcomeText(outcome, commentId);
  }
}
