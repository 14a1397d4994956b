import { DISOWN_LIMITS } from '../../../../contracts/taking-back.js';
import type { Mail } from '../../../kernel/mailer.js';

interface NewDevice {
  readonly id: string;
  readonly to: string;
  /** In words, like what follows. */
  readonly at: string;
  readonly device: string;
  readonly place: string;
}

export const newDeviceMail = (about: NewDevice, link: string): Mail => ({
  id: about.id,
  to: about.to,
  subject: 'Meydan: yeni bir cihazdan giriş yapıldı',
  text: `Merhaba,

Meydan hesabınıza ilk kez gördüğümüz bir cihazdan giriş yapıldı:

${factsOf(about)}

Giriş yapan sizseniz bir şey yapmanız gerekmez.

Ben değildim diyorsanız aşağıdaki bağlantıyı açın ve onaylayın: bütün oturumlar kapatılır, o girişten sonra eklenen giriş yolları kaldırılır ve yeni bir şifre belirlersiniz.

${link}

Bağlantı ${DISOWN_LIMITS.days} gün geçerlidir ve bir kez kullanılabilir. Güvenliğinizle ilgili bu e-postalar kapatılamaz.

Meydan
`,
});

/** To the address that the account had before, while its owner can take the account back. */
export const newDeviceForFormerMail = (about: NewDevice, wayBack: string): Mail => ({
  id: about.id,
  to: about.to,
  subject: 'Meydan: önceki adresi bu olan hesaba yeni bir cihazdan giriş yapıldı',
  text: `Merhaba,

E-posta adresi kısa süre önce değiştirilen Meydan hesabınıza ilk kez gördüğümüz bir cihazdan giriş yapıldı:

${factsOf(about)}

Değişikliği de girişi de siz yaptıysanız bir şey yapmanız gerekmez. Siz değilseniz hesabınızı aşağıdaki bağlantıyla geri alın: bu adresiniz geri gelir, bütün oturumlar kapatılır ve yeni bir şifre belirlersiniz.

${wayBack}

Güvenliğinizle ilgili bu e-postalar kapatılamaz.

Meydan
`,
});

const factsOf = ({ at, device, place }: NewDevice): string => `Ne zaman: ${at} (Türkiye saati)
Tarayıcı ve sistem: ${device}
Nereden: ${place}`;
