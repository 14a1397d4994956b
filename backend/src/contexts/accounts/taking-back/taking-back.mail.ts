import { type DroppedWays, droppedInWords, TAKING_BACK_TEXT } from '../../../../contracts/taking-back.js';
import type { Mail } from '../../../kernel/mailer.js';

export const takenBackMail = (id: string, to: string, at: string, ways: DroppedWays, resetPage: string): Mail => ({
  id,
  to,
  subject: 'Meydan: hesabınızı geri aldınız',
  text: `Merhaba,

Meydan hesabınız ${at} tarihinde (Türkiye saati), bu adrese gönderdiğimiz bağlantıyla geri alındı. Bütün oturumlar kapatıldı; eski şifre ve daha önce gönderilmiş bağlantılar artık geçmez.

${droppedPart(droppedInWords(ways))}

Yeni şifrenizi henüz belirlemediyseniz buradan isteyebilirsiniz:

${resetPage}

Meydan
`,
});

const droppedPart = (dropped: readonly string[]): string =>
  dropped.length === 0
    ? 'Hesabınıza o arada eklenmiş bir giriş yolu bulunmadı.'
    : `${TAKING_BACK_TEXT.dropped}\n\n${dropped.map((way) => `• ${way}`).join('\n')}\n\n${TAKING_BACK_TEXT.addAgain}`;
