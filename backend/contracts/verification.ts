/** Staff ask that a member verifies their address once more: on the wire. */
import { SANCTION_LIMITS } from './sanctions.js';

export const VERIFICATION_LIMITS = { note: SANCTION_LIMITS.note } as const;
export const VERIFICATION_CODE = { needed: 'VERIFICATION_NEEDED' } as const;
export const VERIFICATION_TEXT = {
  /** To the member. */
  needed: 'Yazabilmek için e-posta adresinizi yeniden doğrulayın.',
  why: 'Moderatörler e-posta adresinizi yeniden doğrulamanızı istedi.',
  how: 'Okumaya devam edebilirsiniz; adresinize gönderilen bağlantıyı açınca yeniden yazabilirsiniz.',
  sendAgain: 'Bağlantıyı yeniden gönder',
  sent: 'Bağlantıyı e-posta adresinize gönderdik. Gelmediyse istenmeyenler klasörüne bakın.',
  /** To staff. */
  demanded: 'Doğrulama istendi; bağlantı üyeye gönderilir.',
  withdrawn: 'Doğrulama isteği geri alındı; üye yeniden yazabilir.',
  already: 'Bu üyeden doğrulama zaten isteniyor.',
  notDemanded: 'Bu üyeden doğrulama istenmiyor.',
  neverVerified: 'Bu üye adresini hiç doğrulamadı; doğrulamadan zaten giriş yapamaz.',
  aboutYourself: 'Kendinizden doğrulama isteyemezsiniz.',
  aboutSuperior: 'Bu üye hakkında karar verme yetkiniz yok.',
  noteNeeded: 'Bir gerekçe yazın.',
  noteLong: `Gerekçe en fazla ${VERIFICATION_LIMITS.note} karakter olmalıdır`,
} as const;

/** Body of `POST /api/console/members/{id}/verification` and `POST /api/console/members/{id}/verification/withdraw`. */
export interface VerificationDemandRequest {
  /** Why; of the demand the member reads it. */
  note: string;
}
