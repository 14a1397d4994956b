import { inOneLine } from '../../../../contracts/one-line.js';
import { SUBROLE_LABEL, SUBROLE_LIMITS, SUBROLE_TEXT, subroleNames } from '../../../../contracts/subroles.js';
import type { Mail } from '../../../kernel/mailer.js';
import type { SubroleNews } from './mail.commands.js';
import { type Letter, optionalFoot } from './moderation.mail.js';

const SUBJECT: Record<SubroleNews['kind'], string> = {
  reviewed: 'Meydan: subrole başvurunuz karara bağlandı',
  expired: 'Meydan: subrole başvurunuzun süresi doldu',
  revoked: 'Meydan: bir subrolünüz kaldırıldı',
  restored: 'Meydan: bir subrolünüz geri verildi',
};

export const subroleMail = ({ id, to, publicUrl }: Letter, news: SubroleNews, note: string | null): Mail => ({
  id,
  to,
  subject: SUBJECT[news.kind],
  text: `Merhaba,

${sentenceOf(news)}${note ? ` Açıklama: “${inOneLine(note)}”` : ''}

${SUBROLE_TEXT.title}: ${publicUrl}/settings/subroles

Meydan
${optionalFoot(publicUrl, 'subrolleriniz hakkında bir karar verildiği')}`,
});

function sentenceOf(news: SubroleNews): string {
  switch (news.kind) {
    case 'reviewed':
      return ['Subrole başvurunuz incelendi.', listed('Onaylananlar', news.approved), listed('Reddedilenler', news.rejected)].filter(Boolean).join(' ');
    case 'expired':
      return `Subrole başvurunuz ${SUBROLE_LIMITS.expiryDays} gün içinde incelenemediği için sona erdi. Dilerseniz yeniden başvurabilirsiniz.`;
    case 'revoked':
      return `${SUBROLE_LABEL[news.subrole]} subrolünüz kaldırıldı.`;
    case 'restored':
      return `${SUBROLE_LABEL[news.subrole]} subrolünüz geri verildi.`;
  }
}

const listed = (what: string, subroles: Parameters<typeof subroleNames>[0]): string => (subroles.length > 0 ? `${what}: ${subroleNames(subroles)}.` : '');
