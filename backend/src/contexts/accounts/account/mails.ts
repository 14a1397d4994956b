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
