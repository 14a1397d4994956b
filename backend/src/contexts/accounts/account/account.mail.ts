import { inOneLine } from '../../../../contracts/one-line.js';
import { VERIFICATION_TEXT } from '../../../../contracts/verification.js';
import type { Mail } from '../../../kernel/mailer.js';

export const verificationMail = (id: string, to: string, link: string): Mail => ({
  id,
  to,
  subject: 'Meydan: e-posta adresinizi doğrulayın',
  text: `Merhaba,

Meydan’a hoş geldiniz. Üyeliğinizi tamamlamak için aşağıdaki bağlantıyı açın:

${link}

Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Bu kaydı siz yapmadıysanız bu e-postayı silebilirsiniz; adresinizle bir hesap kullanılamaz.

Meydan
`,
});

/** Why is asked of the member is in the words of staff. */
export const verificationDemandMail = (id: string, to: string, link: string, words: string | null): Mail => ({
  id,
  to,
  subject: 'Meydan: e-posta adresinizi yeniden doğrulayın',
  text: `Merhaba,

${VERIFICATION_TEXT.why} ${VERIFICATION_TEXT.how}
${words === null ? '' : `\nModeratörün açıklaması: “${inOneLine(words)}”\n`}
${link}

Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Süresi dolarsa Meydan’a giriş yapıp “${VERIFICATION_TEXT.sendAgain}” düğmesine basın.

Meydan
`,
});

export const passwordResetMail = (id: string, to: string, link: string): Mail => ({
  id,
  to,
  subject: 'Meydan: şifrenizi sıfırlayın',
  text: `Merhaba,

Meydan hesabınız için yeni bir şifre belirlemek istediniz. Aşağıdaki bağlantıyı açarak devam edin:

${link}

Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Bunu siz istemediyseniz bu e-postayı silebilirsiniz; şifreniz değişmez.

Meydan
`,
});

export const passwordChangedMail = (id: string, to: string, at: string, resetPage: string): Mail => ({
  id,
  to,
  subject: 'Meydan: şifreniz değişti',
  text: `Merhaba,

Meydan hesabınızın şifresi ${at} tarihinde değiştirildi ve diğer bütün oturumlarınız kapatıldı.

Değişikliği siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen yeni bir şifre belirleyin:

${resetPage}

Meydan
`,
});

/** To the address that an account had before, while its owner can take the account back. */
export const passwordChangedForFormerMail = (id: string, to: string, at: string, wayBack: string): Mail => ({
  id,
  to,
  subject: 'Meydan: önceki adresi bu olan hesabın şifresi değişti',
  text: `Merhaba,

E-posta adresi kısa süre önce değiştirilen Meydan hesabınızın şifresi ${at} tarihinde değiştirildi ve diğer bütün oturumlar kapatıldı.

Değişiklikleri siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hesabınızı aşağıdaki bağlantıyla geri alın: bu adresiniz geri gelir, bütün oturumlar kapatılır ve yeni bir şifre belirlersiniz.

${wayBack}

Meydan
`,
});

export const addressAlreadyRegisteredMail = (id: string, to: string): Mail => ({
  id,
  to,
  subject: 'Meydan: bu adresle zaten bir hesabınız var',
  text: `Merhaba,

Az önce bu e-posta adresiyle Meydan’da yeni bir kayıt denendi. Bu adrese ait bir hesap zaten var; yeni bir hesap açılmadı.

Denemeyi siz yaptıysanız mevcut hesabınızla giriş yapabilirsiniz. Siz yapmadıysanız bir şey yapmanız gerekmez.

Meydan
`,
});
