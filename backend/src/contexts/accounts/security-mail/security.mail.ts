import { SECURITY_SENTENCE } from '../../../../contracts/access.js';
import { isProvider, PROVIDER_LABEL } from '../../../../contracts/identities.js';
import type { Mail } from '../../../kernel/mailer.js';
import type { SecurityNews } from './security-mail.rules.js';

interface Envelope {
  readonly id: string;
  readonly to: string;
  /** In words. */
  readonly at: string;
  readonly publicUrl: string;
}

export const securityMail = ({ id, to, at, publicUrl }: Envelope, news: readonly SecurityNews[], provider: string | null): Mail => ({
  id,
  to,
  subject: 'Meydan: hesabınızın güvenliğiyle ilgili bir işlem',
  text: `Merhaba,

Meydan hesabınızda ${whatWasDone(at, news, provider)}

Bilginiz varsa bir şey yapmanız gerekmez. Siz değilseniz hemen şifrenizi değiştirin, tanımadığınız oturumları kapatın ve güvenlik ayarlarınızı gözden geçirin:

${publicUrl}/settings/security

Giriş yapamıyorsanız yeni bir şifre belirleyin:

${publicUrl}/auth/reset-password

Güvenliğinizle ilgili bu e-postalar kapatılamaz.

Meydan
`,
});

/** To the address that the account had before, while its owner can take the account back. */
export const securityMailForFormer = (
  { id, to, at, wayBack }: Omit<Envelope, 'publicUrl'> & { readonly wayBack: string },
  news: readonly SecurityNews[],
  provider: string | null,
): Mail => ({
  id,
  to,
  subject: 'Meydan: önceki adresi bu olan hesabın güvenliğiyle ilgili bir işlem',
  text: `Merhaba,

E-posta adresi kısa süre önce değiştirilen Meydan hesabınızda ${whatWasDone(at, news, provider)}

Bilginiz varsa bir şey yapmanız gerekmez. Siz değilseniz hesabınızı aşağıdaki bağlantıyla geri alın: bu adresiniz geri gelir, o arada eklenenler kaldırılır, bütün oturumlar kapatılır ve yeni bir şifre belirlersiniz.

${wayBack}

Güvenliğinizle ilgili bu e-postalar kapatılamaz.

Meydan
`,
});

const whatWasDone = (at: string, news: readonly SecurityNews[], provider: string | null): string =>
  `${at} tarihinde (Türkiye saati) ${news.length > 1 ? 'şu işlemler' : 'şu işlem'} yapıldı:

${news.map((fact) => `• ${sentenceOf(fact, provider)}`).join('\n')}`;

const sentenceOf = (fact: SecurityNews, provider: string | null): string =>
  provider && isProvider(provider) ? `${SECURITY_SENTENCE[fact]}: ${PROVIDER_LABEL[provider]}` : SECURITY_SENTENCE[fact];
