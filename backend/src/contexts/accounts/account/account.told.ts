import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { administers, moderates, tells } from '../../../platform/telling/told-facts.js';
import type { AccountEvent } from './account.events.js';

export const accountTold = tells<AccountEvent>({
  MemberRegistered: moderates('Üye kaydoldu'),
  EmailVerificationDemanded: moderates('E-posta adresinin yeniden doğrulanması istendi'),
  EmailVerificationDemandWithdrawn: moderates('Doğrulama isteği geri alındı'),
  EmailVerifiedAgain: moderates('Üye e-posta adresini yeniden doğruladı'),
  RoleGranted: administers('Görevi değişti', { what: ({ role }) => `Görevi artık: ${ROLE_LABEL[role]}` }),
  EmailChanged: moderates('Üye e-posta adresini değiştirdi'),
  EmailChangeUndone: moderates('E-posta değişikliği önceki adresten geri alındı'),
  EmailChangeRequested: null,
  EmailChangeSettled: null,
  VerificationMailSent: null,
  EmailVerified: null,
  TermsAccepted: null,
  PasswordResetMailSent: null,
  PasswordChanged: null,
});
