import { type AboveKind, aboveOf, pagePath } from '../../../../contracts/above.js';
import type { AppealOutcome } from '../../../../contracts/appeal-outcomes.js';
import { APPEAL_RESULT } from '../../../../contracts/appeals.js';
import { appealEndingSentences, appealSentence, ruleText, SANCTION_SUBJECT, thresholdText } from '../../../../contracts/case-message.js';
import { noteText } from '../../../../contracts/holding.js';
import { bannedText, mutedText, type ReportReason, reasonText, suspendedText } from '../../../../contracts/moderation.js';
import { MODERATOR_EDIT_TEXT } from '../../../../contracts/moderator-edits.js';
import { capitalised, outcomeText } from '../../../../contracts/notification-text.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import { inOneLine, quoted } from '../../../../contracts/one-line.js';
import type { Mail } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { ReadableText } from '../notice/subjects.port.js';
import type { AppealAddress } from './appeal-addresses.port.js';
import type { AppealTold, Sanction } from './mail.commands.js';

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly publicUrl: string;
}

/** `about`: the text that was reported, such as ‘“Başlık” konusundaki bir yorum’. */
export const reportSettledMail = ({ id, to, publicUrl }: Letter, upheld: boolean, about: string | null): Mail => ({
  id,
  to,
  subject: 'Meydan: raporunuz karara bağlandı',
  text: `Merhaba,

${about ? `${capitalised(about)} hakkında gönderdiğiniz rapor` : 'Gönderdiğiniz rapor'} moderatörlerce incelendi. ${upheld ? 'Raporunuz haklı bulundu ve gereken işlem yapıldı.' : 'Topluluk kurallarına aykırı bir durum bulunmadı.'}

Zaman ayırdığınız için teşekkür ederiz.

Meydan
${optionalFoot(publicUrl, 'bir rapor gönderdiğiniz')}`,
});

interface ModeratedContent {
  readonly commentId: string | null;
  readonly outcome: NotificationOutcome;
  readonly note?: string | null;
  readonly rule?: { readonly reason: ReportReason; readonly clause: string | null };
}

/** What was taken out is in no mail: it could not be destroyed there. */
const EDITED_TEXT = `Farkı metnin yanındaki “${MODERATOR_EDIT_TEXT.mark}” bağlantısında görebilirsiniz; önceki hâlini sizden ve ekipten başka kimse göremez.`;

export const moderatedContentMail = (
  { id, to, publicUrl }: Letter,
  { commentId, outcome, note = null, rule }: ModeratedContent,
  text: ReadableText | null = null,
  appeal: AppealAddress | null = null,
): Mail => ({
  id,
  to,
  subject: `Meydan: ${commentId ? 'yorumunuz' : 'konunuz'} hakkında bir karar verildi`,
  text: `Merhaba,

${outcomeText(outcome, commentId)}.${rule ? ` ${ruleText(rule)}.` : ''}${note ? ` ${noteText(note)}` : ''}${outcome === 'refused' ? `\n\nMetniniz duruyor: ${publicUrl}/forum/drafts` : ''}${text ? `\n\n${placeOf(publicUrl, commentId, text)}` : ''}${outcome === 'edited' ? `\n\n${EDITED_TEXT}` : ''}
${appeal ? appealText(appeal) : ''}
Topluluk kuralları: ${publicUrl}/terms

Meydan
${optionalFoot(publicUrl, 'yazdığınız bir içerik hakkında karar verildiği')}`,
});

/** Which text it is about, as long as its author can read it. */
export function placeOf(publicUrl: string, commentId: string | null, { title, ...place }: ReadableText): string {
  const above = aboveOf(place);
  const what = above ? ABOVE_COMMENT[above.kind] : commentId ? 'Yorumunuzun konusu' : 'Konunuz';
  return `${what}: ${quoted(title)}\n${publicUrl}${pagePath(place)}${commentId ? `#comment-${commentId}` : ''}`;
}
const ABOVE_COMMENT: Record<AboveKind, string> = { post: 'Yorumunuzun yazısı', project: 'Yorumunuzun projesi' };

const SUBJECT: Record<Sanction['kind'], string> = {
  ...SANCTION_SUBJECT,
  warning_withdrawn: 'uyarınız geri alındı',
  restriction_lifted: 'bir kısıtlamanız kaldırıldı',
  suspension_unfounded: 'bir kısıtlamanız kaldırıldı',
  mute_lifted: 'bir susturmanız kaldırıldı',
  restriction_changed: 'kısıtlamanızın bitişi değişti',
  mute_changed: 'susturmanızın bitişi değişti',
};

export const sanctionMail = ({ id, to, publicUrl }: Letter, sanction: Sanction, appeal: AppealAddress | null = null): Mail => ({
  id,
  to,
  subject: `Meydan: ${SUBJECT[sanction.kind]}`,
  text: `Merhaba,

${sentenceOf(sanction)}
${appeal ? appealText(appeal) : ''}
Topluluk kuralları: ${publicUrl}/terms

Meydan
${isOptional(sanction.kind) ? optionalFoot(publicUrl, 'hesabınız hakkında bir karar verildiği') : RESTRICTION_FOOT}`,
});

/** How to say something against it. */
export const appealText = ({ link, until }: AppealAddress): string => `
${appealSentence(turkishTime(until))}
${link}
`;

const DECIDED: Record<AppealOutcome, string> = { upheld: 'karar korundu', modified: 'karar değiştirildi', reversed: 'karar kaldırıldı' };

/** `words` is what a moderator wrote, or null once it was forgotten. */
export const appealMail = ({ id, to, publicUrl }: Letter, decided: AppealTold | null, words: string | null, link: string): Mail => ({
  id,
  to,
  subject: decided ? `Meydan: itirazınız sonuçlandı, ${DECIDED[decided.outcome]}` : 'Meydan: itirazınız hakkında size yazıldı',
  text: `Merhaba,

${decided ? `${APPEAL_RESULT[decided.outcome]}.` : 'İtirazınıza bakan moderatör size yazdı.'}${explained(words ?? '')}
${decided ? followingOf(decided) : ''}
${decided ? 'İtirazınız ve yazışmanız' : 'Yanıtlamak için'}: ${link}

Topluluk kuralları: ${publicUrl}/terms

Meydan

Bu e-posta itirazınıza yanıt olduğu için her zaman gönderilir.
`,
});

function followingOf({ lifts, changes, restores, back = 'shown', decidedDespiteNoOther }: AppealTold): string {
  const ending = { lifts: lifts.length > 0, changes, back: restores ? back : null, withoutOther: decidedDespiteNoOther };
  return `\n${appealEndingSentences(ending, turkishTime).join(' ')}\n`;
}

const OPTIONAL: readonly Sanction['kind'][] = ['warned', 'muted', 'warning_withdrawn', 'mute_lifted', 'mute_changed'];

/** A member who is shut out cannot change what they are sent, and must know why they are. */
export const isOptional = (kind: Sanction['kind']): boolean => OPTIONAL.includes(kind);

function sentenceOf(sanction: Sanction): string {
  switch (sanction.kind) {
    case 'warned':
      return `Moderatörler hesabınızı uyardı. ${reasonText(sanction.reason)}`;
    case 'muted':
      return `${mutedText(turkishTime(sanction.until))} ${reasonText(sanction.reason)}`;
    case 'suspended':
      return sanction.byThreshold
        ? `Moderatörler hesabınızı uyardı.\n${thresholdText(sanction.reason, sanction.until && turkishTime(sanction.until))}`
        : suspendedText(sanction.reason, sanction.until && turkishTime(sanction.until));
    case 'banned':
      return bannedText(sanction.reason, sanction.until && turkishTime(sanction.until));
    case 'warning_withdrawn':
      return `Moderatörler hesabınıza verilen bir uyarıyı geri aldı; artık sayılmıyor.${explained(sanction.reason)}`;
    case 'restriction_lifted':
      return `Hesabınızdaki bir kısıtlama kaldırıldı; ${stillShut(sanction.leaves)}.${explained(sanction.reason)}`;
    case 'suspension_unfounded':
      return `Bir uyarınız geri alındığı için hesabınızdaki bir kısıtlama kaldırıldı; ${stillShut(sanction.leaves)}.${explained(sanction.reason)}`;
    case 'mute_lifted':
      return `Bir susturmanız kaldırıldı; ${stillMute(sanction.until)}.${explained(sanction.reason)}`;
    case 'restriction_changed':
      return `Hesabınızdaki bir kısıtlamanın bitişi değişti. ${endText(sanction.until)}${explained(sanction.reason)}`;
    case 'mute_changed':
      return `Bir susturmanızın bitişi değişti. ${endText(sanction.until)}${explained(sanction.reason)}`;
  }
}

const STILL_SHUT = { suspended: 'uzaklaştırmanız ise sürüyor', banned: 'yasağınız ise sürüyor' } as const;
const stillShut = (leaves: keyof typeof STILL_SHUT | null): string => (leaves ? STILL_SHUT[leaves] : 'hemen giriş yapabilirsiniz');
const stillMute = (until: string | null): string => (until ? `bir başkası ${turkishTime(until)} tarihine kadar sürüyor` : 'hemen yazabilirsiniz');
const endText = (until: string | null): string => (until === null ? 'Artık süresiz.' : `Yeni bitiş: ${turkishTime(until)}.`);
const explained = (note: string): string => (note ? ` Açıklama: “${inOneLine(note)}”` : '');

export const RESTRICTION_FOOT = '\nBu e-posta hesabınızın kısıtlanmasıyla ilgili olduğu için her zaman gönderilir.\n';
export const optionalFoot = (publicUrl: string, because: string): string => `
Bu e-postayı ${because} için aldınız. Almak istemiyorsanız: ${publicUrl}/settings/notifications
`;
