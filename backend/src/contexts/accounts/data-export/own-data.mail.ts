import type { Mail } from '../../../kernel/mailer.js';

export const dataExportMail = (id: string, to: string, link: string): Mail => ({
  id,
  to,
  subject: 'Meydan: verileriniz hazır',
  text: `Merhaba,

İstediğiniz veri kopyası hazır. İndirmek için giriş yapıp aşağıdaki sayfayı açın:

${link}

Dosya 7 gün sonra silinir. Bunu siz istemediyseniz şifrenizi değiştirmenizi öneririz; dosyayı yalnızca hesabınıza giriş yapan indirebilir.

Meydan
`,
});

export const deletionMail = (id: string, to: string, until: string, link: string): Mail => ({
  id,
  to,
  subject: 'Meydan: hesabınız silinecek',
  text: `Merhaba,

Hesabınızın silinmesini istediniz. Hesabınız ${until} tarihinde (Türkiye saati) silinecek ve geri getirilemeyecek.

O zamana kadar vazgeçebilirsiniz: giriş yapıp aşağıdaki sayfada “Vazgeç” düğmesine basmanız yeterlidir.

${link}

Bunu siz istemediyseniz hemen vazgeçin ve şifrenizi değiştirin.

Meydan
`,
});
