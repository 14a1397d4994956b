import { EMAIL_CHANGE_LIMITS } from '../../../../contracts/email-change.js';
import type { Mail } from '../../../kernel/mailer.js';

export const confirmAddressMail = (id: string, to: string, link: string): Mail => ({
  id,
  to,
  subject: 'Meydan: yeni e-posta adresinizi onaylayın',
  text: `Merhaba,

Bir Meydan hesabının e-posta adresi bu adresle değiştirilmek isteniyor. Değişikliği siz istediyseniz aşağıdaki bağlantıyı açarak onaylayın:

${link}

Bağlantı ${EMAIL_CHANGE_LIMITS.linkHours} saat geçerlidir ve bir kez kullanılabilir. Bunu siz istemediyseniz bu e-postayı silebilirsiniz; adresiniz hiçbir hesaba eklenmez.

Meydan
`,
});

export const addressInUseMail = (id: string, to: string): Mail => ({
  id,
  to,
  subject: 'Meydan: bu adresle zaten bir hesabınız var',
  text: `Merhaba,

Az önce başka bir Meydan hesabının e-posta adresi bu adresle değiştirilmek istendi. Bu adrese ait bir hesap zaten var; hiçbir şey değişmedi.

Denemeyi siz yaptıysanız önce bu adresi kullanan hesabınızın adresini değiştirin. Siz yapmadıysanız bir şey yapmanız gerekmez.

Meydan
`,
});

export const emailChangedMail = (id: string, to: string, at: string, until: string, link: string): Mail => ({
  id,
  to,
  subject: 'Meydan: hesabınızın e-posta adresi değişti',
  text: `Merhaba,

Meydan hesabınızın e-posta adresi ${at} tarihinde (Türkiye saati) değiştirildi. Bundan sonra giriş ve bildirimler için yeni adres geçerlidir.

Değişikliği siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız aşağıdaki bağlantıyla geri alın: bu adresiniz geri gelir, bütün oturumlar kapatılır ve yeni bir şifre belirlersiniz.

${link}

Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir.

Meydan
`,
});
