import { inOneLine, quoted } from '../../../../contracts/one-line.js';
import type { Mail } from '../../../kernel/mailer.js';

interface Told {
  /** Null where it is for its people alone. */
  readonly title: string | null;
  readonly inviter: string;
  readonly until: string;
  readonly publicUrl: string;
}

/** Alike for those who have an account and those who have none. */
export const projectInviteMail = ({ id, to }: { id: string; to: string }, { title, inviter, until, publicUrl }: Told): Mail => ({
  id,
  to,
  subject: 'Meydan: bir projeye davet edildiniz',
  text: `Merhaba,

${inOneLine(inviter)} sizi Meydan’daki ${title === null ? 'gizli bir projeye' : `${quoted(title)} projesine`} davet etti.

Daveti yanıtlamak için bu e-posta adresiyle açılmış ve doğrulanmış bir hesabınız olmalı. Giriş yapın ya da bu adresle kaydolun; davet orada sizi bekliyor olacak:

${publicUrl}/projects/mine

Davet ${until} tarihine kadar (Türkiye saati) geçerlidir. Bu kişiyi tanımıyorsanız bir şey yapmanız gerekmez: yanıtlanmayan davetler kendiliğinden düşer ve adresiniz silinir.

Meydan
`,
});
