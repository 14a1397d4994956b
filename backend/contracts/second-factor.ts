/** Second factors on the wire: codes of an authenticator app, recovery codes, passkeys. */
export const SECOND_FACTOR_LIMITS = { totpDigits: 6, recoveryCodes: 10, passkeys: 10, passkeyName: 60 } as const;

export const SECOND_FACTOR_CODE = { required: 'SECOND_FACTOR_REQUIRED', wrong: 'SECOND_FACTOR_WRONG', ticketInvalid: 'TICKET_INVALID' } as const;

export const SECOND_FACTOR_TEXT = {
  asked: 'Bir adım kaldı: ikinci adımla doğrulayın.',
  required: 'Yetkili işlemler için iki adımlı doğrulama zorunlu. Ayarlar > Güvenlik sayfasından açın.',
  requiredHere: 'Göreviniz iki adımlı doğrulama gerektiriyor. Bir yöntem açana kadar yetkili işlemleri yapamazsınız.',
  ticketInvalid: 'Giriş süresi doldu. Lütfen baştan giriş yapın.',
  wrongCode: 'Kod hatalı veya daha önce kullanılmış.',
  codeRequired: 'Kodu girin',
  wrongProof: 'Şifre veya kod hatalı.',
  proofRequired: 'Şifrenizi veya bir doğrulama kodunu girin',
  tooManyTries: 'Çok fazla hatalı deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  enrolled: 'Doğrulama uygulaması açıldı.',
  alreadyEnrolled: 'Doğrulama uygulaması zaten açık.',
  notStarted: 'Kurulum bulunamadı veya süresi doldu. Lütfen baştan başlayın.',
  totpRemoved: 'Doğrulama uygulaması kapatıldı.',
  codesIssued: 'Yeni kurtarma kodlarınız hazır; eskileri artık geçmez.',
  codesNeedFactor: 'Kurtarma kodları için önce bir doğrulama yöntemi açın.',
  passkeyAdded: 'Geçiş anahtarı eklendi.',
  passkeyRenamed: 'Geçiş anahtarının adı kaydedildi.',
  passkeyRemoved: 'Geçiş anahtarı silindi.',
  passkeyRefused: 'Geçiş anahtarı doğrulanamadı. Lütfen tekrar deneyin.',
  passkeyUnknown: 'Böyle bir geçiş anahtarınız yok.',
  passkeyKnown: 'Bu geçiş anahtarı zaten ekli.',
  tooManyPasskeys: `En fazla ${SECOND_FACTOR_LIMITS.passkeys} geçiş anahtarı ekleyebilirsiniz.`,
  nameRequired: 'Bir ad girin',
  dropNeedsReason: 'Bir gerekçe yazın.',
  nameLong: `Ad en fazla ${SECOND_FACTOR_LIMITS.passkeyName} karakter olmalıdır`,
} as const;

const SECOND_FACTOR_METHODS = ['totp', 'recovery', 'passkey'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** Answer of every way of signing in when the member has a second factor: there is no session yet. */
export interface SecondFactorAnswer {
  secondFactor: {
    /** Stands for the first step; works once, for five minutes. */
    ticket: string;
    methods: SecondFactorMethod[];
  };
}

export interface SecondFactorRequest {
  ticket: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  added_at: string;
  /** ISO time, or null when it has not been used to sign in. */
  last_used_at: string | null;
}

export interface SecondFactorStatus {
  /** ISO time since when codes of an authenticator app are asked for, or null. */
  totp_since: string | null;
  recovery_codes_left: number;
  passkeys: PasskeyInfo[];
  /** Whether the member must have a second factor for what their role allows. */
  required: boolean;
}

export interface TotpStart {
  /** Base32, for typing in. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  url: string;
}

/** What proves that it is the member who changes their factors: the password, or a code. */
export interface FactorProof {
  password?: string;
  code?: string;
}

/** Recovery codes are shown here and never again; null when earlier ones still stand. */
export interface FactorAdded {
  recovery_codes: string[] | null;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

/** What a browser needs to sign in with any passkey that it has for this installation; in the words of WebAuthn. */
export interface PasskeyAskOptions {
  rpId?: string;
  /** Base64url. */
  challenge: string;
  /** Milliseconds. */
  timeout?: number;
  userVerification?: 'discouraged' | 'preferred' | 'required';
}

/** What a browser needs to make a passkey; in the words of WebAuthn. */
export interface PasskeyMakeOptions {
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  /** Base64url. */
  challenge: string;
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  /** Milliseconds. */
  timeout?: number;
  /** The passkeys that the member has already. */
  excludeCredentials?: { id: string; type: string; transports?: string[] }[];
  authenticatorSelection?: {
    authenticatorAttachment?: 'cross-platform' | 'platform';
    requireResidentKey?: boolean;
    residentKey?: 'discouraged' | 'preferred' | 'required';
    userVerification?: 'discouraged' | 'preferred' | 'required';
  };
  hints?: ('client-device' | 'hybrid' | 'security-key')[];
  attestation?: 'direct' | 'enterprise' | 'indirect' | 'none';
  extensions?: { credProps?: boolean };
}

/** The browser's answer to a request to sign in with a passkey; all but `id` base64url. */
export interface PasskeyAssertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}

export interface PasskeySignInRequest extends PasskeyAssertion {
  rememberMe?: boolean;
}

export interface PasskeySecondFactorRequest extends PasskeyAssertion {
  ticket: string;
}

/** The browser's answer to a request to make a passkey. */
export interface PasskeyRegistration {
  name: string;
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}

export const isSecondFactorAsked = (answer: object): answer is SecondFactorAnswer => 'secondFactor' in answer;

/** What a member typed as a code, without the blanks and lines that make it readable. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

export function passkeyNameProblem(name: string): string | null {
  if (!name.trim()) return SECOND_FACTOR_TEXT.nameRequired;
  return name.trim().length > SECOND_FACTOR_LIMITS.passkeyName ? SECOND_FACTOR_TEXT.nameLong : null;
}
