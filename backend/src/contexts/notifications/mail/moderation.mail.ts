import { noteText } from '../../../../contracts/holding.js';
import { bannedText, mutedText, reasonText, suspendedText } from '../../../../contracts/moderation.js';
import { outcomeText } from '../../../../contracts/notification-text.js';
import type { NotificationOutcome } from '../../../../contracts/notifications.js';
import type { Mail } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { Sanction } from './mail.commands.js';

interface Letter {
  readonly id: string;
  readonly to: string;
  readonly publicUrl: string;
}

export const reportSettledMail = ({ id, to, publicUrl }: Letter, upheld: boolean): Mail => ({
  id,
  to,
  subject: 'Meydan: raporunuz karara bağlandı',
  text: `Merhaba,

Gönderdiğiniz rapor moderatörlerce incelendi. ${upheld ? 'Raporunuz haklı bulundu ve gereken işlem yapıldı.' : 'Topluluk kurallarına aykırı bir durum bulunmadı.'}

Zaman ayırdığınız için teşekkür ederiz.

Meydan
${optionalFoot(publicUrl, 'bir rapor gönderdiğiniz')}`,
});

export const moderatedContentMail = (
  { id, to, publicUrl }: Letter,
  { commentId, outcome, note = null }: { commentId: string | null; outcome: NotificationOutcome; note?: string | null },
): Mail => ({
  id,
  to,
  subject: `Meydan: ${commentId ? 'yorumunuz' : 'konunuz'} hakkında bir karar verildi`,
  text: `Merhaba,

${outcomeText(outcome, commentId)}.${note ? ` ${noteText(note)}` : ''}${outcome === 'refused' ? `\n\nMetniniz duruyor: ${publicUrl}/forum/drafts` : ''}

Topluluk kuralları: ${publicUrl}/terms

Meydan
${optionalFoot(publicUrl, 'yazdığınız bir içerik hakkında karar verildiği')}`,
});

const SUBJECT: Record<Sanction['kind'], string> = {
  warned: 'Meydan: hesabınız uyarıldı',
  muted: 'Meydan: bir süre yazamayacaksınız',
  suspended: 'Meydan: hesabınız askıya alındı',
  banned: 'Meydan: hesabınız kapatıldı',
};

export const sanctionMail = ({ id, to, publicUrl }: Letter, sanction: Sanction): Mail => ({
  id,
  to,
  subject: SUBJECT[sanction.kind],
  text: `Merhaba,

${sentenceOf(sanction)}

Topluluk kuralları: ${publicUrl}/terms

Meydan
${isOptional(sanction.kind) ? optionalFoot(publicUrl, 'hesabınız hakkında bir karar verildiği') : '\nBu e-posta hesabınızın kısıtlandığını bildirdiği için her zaman gönderilir.\n'}`,
});

/** A member who is shut out cannot change what they are sent, and must know why they are. */
export const isOptional = (kind: Sanction['kind']): boolean => kind === 'warned' || kind === 'muted';

function sentenceOf(sanction: Sanction): string {
  switch (sanction.kind) {
    case 'warned':
      return `Moderatörler hesabınızı uyardı. ${reasonText(sanction.reason)}`;
    case 'muted':
      return `${mutedText(turkishTime(sanction.until))} ${reasonText(sanction.reason)}`;
    case 'suspended':
      return suspendedText(sanction.reason, sanction.until && turkishTime(sanction.until));
    case 'banned':
      return bannedText(sanction.reason, sanction.until && turkishTime(sanction.until));
  }
}

const optionalFoot = (publicUrl: string, because: string): string => `
Bu e-postayı ${because} için aldınız. Almak istemiyorsanız: ${publicUrl}/settings/notifications
`;
