/** Accounts on the wire: register, verify, sign in, session. */
import type { SessionEndReason } from './envelope.js';
import type { Subrole } from './permissions.js';
import type { SecondFactorAnswer } from './second-factor.js';

export const ACCOUNT_LIMITS = {
  username: { min: 3, max: 30, pattern: /^[a-z0-9_.]+$/i },
  password: { min: 10, max: 128 },
  name: { max: 60 },
} as const;

export const ACCOUNT_TEXT = {
  registered: 'Kayıt başarılı! E-posta adresinizi doğrulayın.',
  registerFailed: 'Kayıt başarısız',
  loggedIn: 'Giriş başarılı',
  loggedOut: 'Çıkış yapıldı',
  wrongCredentials: 'Kullanıcı adı veya şifre hatalı',
  unverified: 'E-posta adresinizi henüz doğrulamadınız. Gelen kutunuzu kontrol edin.',
  verified: 'E-posta adresiniz doğrulandı. Hoş geldiniz!',
  tokenInvalid: 'Bu bağlantı geçersiz veya süresi dolmuş. Yeni bir doğrulama e-postası isteyin.',
  resent: 'Bu adrese ait doğrulanmamış bir hesap varsa yeni bir e-posta gönderdik.',
  usernameTaken: 'Bu kullanıcı adı alınmış. Lütfen başka bir ad deneyin.',
  mailBlocked: 'Bu e-posta adresiyle üyelik açılamıyor. Lütfen başka bir adres kullanın.',
  usernameReserved: 'Bu kullanıcı adı kullanılamaz. Lütfen başka bir ad deneyin.',
  nameWord: 'Bu ad burada kullanılamaz. Lütfen başka bir ad seçin.',
  nameReserved: 'Bu ad site yönetimiyle karıştırılabilir. Lütfen başka bir ad seçin.',
  nameUnfit: 'Bu adda kullanılamayan karakterler var.',
  usernameRequired: 'Kullanıcı adı gereklidir',
  usernameShort: `Kullanıcı adı en az ${ACCOUNT_LIMITS.username.min} karakter olmalıdır`,
  usernameLong: `Kullanıcı adı en fazla ${ACCOUNT_LIMITS.username.max} karakter olmalıdır`,
  usernamePattern: 'Kullanıcı adında yalnızca a-z, 0-9, nokta ve alt çizgi kullanılabilir',
  emailRequired: 'E-posta adresi gerekli',
  emailInvalid: 'Geçerli bir e-posta adresi girin',
  passwordRequired: 'Şifre gereklidir',
  passwordShort: `Şifre en az ${ACCOUNT_LIMITS.password.min} karakter olmalıdır`,
  passwordLong: `Şifre en fazla ${ACCOUNT_LIMITS.password.max} karakter olmalıdır`,
  passwordCommon: 'Bu şifre çok yaygın. Lütfen tahmin edilmesi zor bir şifre seçin.',
  nameLong: `Bu alan en fazla ${ACCOUNT_LIMITS.name.max} karakter olmalıdır`,
  identifierRequired: 'Kullanıcı adı veya e-posta gereklidir',
  tooManyTries: 'Çok fazla hatalı deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  strangersLocked:
    'Bu hesaba son bir günde çok fazla hatalı giriş denendi. Daha önce giriş yaptığınız bir cihazı kullanın ya da e-postanıza gönderilecek bağlantıyla yeni bir şifre belirleyin.',
  tooManyRegistrations: 'Bu bağlantıdan kısa sürede çok fazla kayıt yapıldı. Lütfen daha sonra tekrar deneyin.',
  unknownDisplayName: 'Kullanıcı',
  guestDisplayName: 'Misafir',
  erasedDisplayName: 'Silinmiş üye',
} as const;

export interface RegisterRequest {
  email: string;
  username: string;
  password: string;
  first_name?: string;
  last_name?: string;
  display_name?: string;
  /** Version of the terms that is accepted with this. Without it the member is asked after signing in. */
  accepted_terms?: string;
  /** Version of the privacy notice that was read. */
  read_notice?: string;
  /** The token of the invitation by which somebody comes. */
  invitation?: string;
}

export interface VerifyEmailRequest {
  token: string;
}

export interface ResendVerificationRequest {
  email: string;
}

export interface LoginRequest {
  /** Username or e-mail address. */
  identifier: string;
  password: string;
  rememberMe?: boolean;
  /** IANA name of the browser's time zone, for the list of sessions. */
  timeZone?: string;
}

export type AccountStatus = 'active' | 'banned' | 'suspended';

/** The signed-in member, as only that member sees it. */
export interface OwnUser {
  id: string;
  username: string;
  email: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  avatar: string | null;
  role: 'admin' | 'moderator' | 'auditor' | 'user';
  status: AccountStatus;
  status_expires_at: string | null;
  /** ISO time until which the member cannot write, or null. */
  muted_until: string | null;
  /** Whether staff want the address to be verified once more, before the member writes again. */
  must_verify_email: boolean;
  is_public: boolean;
  subroles: Subrole[];
  created_at: string;
  /** ISO time at which the account will be erased, or null. */
  deletion_due: string | null;
}

/** A member, as shown beside what they wrote. */
export interface Author {
  id: string;
  username: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  role: string;
}

export interface SessionInfo {
  userId: string;
  user: OwnUser;
  expiresAt: string;
}

/** Answer of `GET /api/auth/session`: the spec reads it in several forms. */
export interface SessionAnswer {
  success: true;
  user: OwnUser | null;
  session: SessionInfo | null;
  data: { user: OwnUser | null; session: SessionInfo | null };
  /** Said once, to the browser whose session was ended elsewhere. */
  ended?: SessionEndReason;
}

export interface WarningAlert {
  text: string;
  created_at: string;
}

export interface LoginAnswer {
  user: OwnUser;
  session: { token: string; expiresAt: string };
  /** Present when a warning was issued in the last 90 days. */
  warning?: WarningAlert;
}

/** Answer of every way of signing in. */
export type LoginResult = LoginAnswer | SecondFactorAnswer;

/** The name a person is shown under: display name, username, first plus last name, first name, then 'Kullanıcı'. */
export function displayName(user: Partial<Pick<Author, 'display_name' | 'username' | 'first_name' | 'last_name'>> | null): string {
  if (!user) return ACCOUNT_TEXT.guestDisplayName;
  const full = user.first_name && user.last_name ? `${user.first_name} ${user.last_name}` : null;
  return user.display_name || user.username || full || user.first_name || ACCOUNT_TEXT.unknownDisplayName;
}
