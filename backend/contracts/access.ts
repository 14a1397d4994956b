/** Access to an account on the wire: new passwords, sessions, the security log. */
import type { Listing } from './envelope.js';

export const ACCESS_TEXT = {
  resetAsked: 'Bu adrese ait bir hesap varsa şifre sıfırlama bağlantısını gönderdik.',
  linkInvalid: 'Bu bağlantı geçersiz veya süresi dolmuş. Yeni bir şifre sıfırlama bağlantısı isteyin.',
  passwordReset: 'Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz.',
  passwordChanged: 'Şifreniz değişti. Diğer bütün oturumlarınız kapatıldı.',
  currentPasswordRequired: 'Mevcut şifrenizi girin',
  currentPasswordWrong: 'Mevcut şifreniz hatalı',
  samePassword: 'Yeni şifreniz mevcut şifrenizden farklı olmalıdır',
  sessionEnded: 'Oturum kapatıldı.',
  otherSessionsEnded: 'Diğer bütün oturumlarınız kapatıldı.',
  wasRevoked: 'Oturumunuz başka bir cihazdan kapatıldı.',
  wasPasswordChanged: 'Şifreniz değiştiği için bu oturumunuz kapatıldı. Yeni şifrenizle giriş yapabilirsiniz.',
  wasEndedByStaff: 'Oturumunuz moderatörlerce kapatıldı. Yeniden giriş yapabilirsiniz.',
  memberSessionsEnded: 'Üyenin bütün oturumları kapatıldı.',
  unknownDevice: 'Bilinmeyen cihaz',
  unknownPlace: 'Konum bilinmiyor',
} as const;

export interface PasswordResetRequest {
  email: string;
}

export interface PasswordUpdateRequest {
  password: string;
  /** The token of the reset mail. */
  accessToken: string;
}

export interface PasswordChangeRequest {
  currentPassword: string;
  password: string;
}

/** A browser in which the member is signed in. */
export interface OpenSession {
  id: string;
  /** 'Chrome, Windows' */
  device: string;
  /** 'Yerel ağ', 'İstanbul saat dilimi' */
  place: string;
  created_at: string;
  /** Up to an hour older than the last use. */
  last_seen_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** Every kind of fact that a member's security log shows, in words. A kind that is added here is shown once the log's version is raised. */
export const SECURITY_SENTENCE = {
  EmailVerified: 'E-posta adresi doğrulandı',
  EmailVerificationDemanded: 'E-posta adresinin yeniden doğrulanması istendi',
  EmailVerificationDemandWithdrawn: 'E-posta adresini yeniden doğrulama isteği geri alındı',
  EmailVerifiedAgain: 'E-posta adresi yeniden doğrulandı',
  EmailChangeRequested: 'E-posta adresinin değiştirilmesi istendi',
  EmailChanged: 'E-posta adresi değiştirildi',
  EmailChangeUndone: 'E-posta değişikliği önceki adresten geri alındı',
  AccountTakenBack: 'Hesap geri alındı; o arada eklenen giriş yolları kaldırıldı',
  UsernameChanged: 'Kullanıcı adı değiştirildi',
  SessionStarted: 'Giriş yapıldı',
  SessionEnded: 'Çıkış yapıldı',
  SessionRevoked: 'Bir oturum başka bir cihazdan kapatıldı',
  SignedOutElsewhere: 'Diğer bütün oturumlar kapatıldı',
  MemberSessionsEnded: 'Kısıtlama nedeniyle bütün oturumlar kapatıldı',
  PasswordResetMailSent: 'Şifre sıfırlama bağlantısı gönderildi',
  PasswordChanged: 'Şifre değiştirildi',
  TotpEnrolled: 'Doğrulama uygulaması eklendi',
  TotpRemoved: 'Doğrulama uygulaması kaldırıldı',
  RecoveryCodesIssued: 'Yeni kurtarma kodları oluşturuldu',
  RecoveryCodeUsed: 'Bir kurtarma kodu kullanıldı',
  RecoveryCodesDropped: 'Kurtarma kodları geçersiz kılındı',
  PasskeyAdded: 'Geçiş anahtarı eklendi',
  PasskeyRemoved: 'Geçiş anahtarı kaldırıldı',
  SecondFactorsDropped: 'İkinci adım yöntemlerinin tamamı site yönetimi tarafından kaldırıldı',
  IdentityLinked: 'Bir hesap bağlandı',
  IdentityUnlinked: 'Bir hesabın bağlantısı kaldırıldı',
  DataExportRequested: 'Verilerin bir kopyası istendi',
  AccountDeletionRequested: 'Hesabın silinmesi istendi',
  AccountDeletionCancelled: 'Hesabın silinmesinden vazgeçildi',
} as const;
export type SecurityFact = keyof typeof SECURITY_SENTENCE;

export interface SecurityEntry {
  id: string;
  type: SecurityFact;
  text: string;
  at: string;
  device: string | null;
  place: string | null;
}

export type SecurityLog = Listing<SecurityEntry>;
