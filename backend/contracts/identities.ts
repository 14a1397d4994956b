/** Sign-in through other providers on the wire. */
export const PROVIDER_LABEL = { github: 'GitHub', google: 'Google' } as const;
export type ProviderId = keyof typeof PROVIDER_LABEL;
export const PROVIDER_IDS = ['github', 'google'] as const satisfies readonly ProviderId[];

export const isProvider = (id: string | null): id is ProviderId => (PROVIDER_IDS as readonly (string | null)[]).includes(id);

/** A provider that this installation offers. */
export interface Provider {
  id: ProviderId;
  label: string;
}

/** A provider as a member sees it in the settings. */
export interface Identity extends Provider {
  /** ISO time, or null when no account there is linked. */
  linked_at: string | null;
  /** Whether this installation still offers it. */
  offered: boolean;
}

export interface BeginLinkRequest {
  provider: ProviderId;
}

/** Where the browser goes to prove whose account it is. */
export interface BeginLinkAnswer {
  url: string;
}

export interface FinishLinkRequest {
  /** The password of the account that has the same e-mail address. */
  password: string;
}

/** How a visit to a provider ended, told to the callback page as `oauth=`. */
export const OAUTH_OUTCOMES = [
  /** The session is there for the asking: `POST /api/auth/oauth/finish`. */
  'ready',
  /** The same, for somebody who has become a member by it. */
  'registered',
  /** The address belongs to an account: its password is asked, `POST /api/auth/oauth/link`. */
  'password',
  /** The signed-in member's account is linked. */
  'linked',
  'cancelled',
  'expired',
  'unreachable',
  'no_email',
  'taken',
  'another',
  'failed',
] as const;
export type OAuthOutcome = (typeof OAUTH_OUTCOMES)[number];

export const OAUTH_TEXT = {
  linked: (label: string) => `${label} hesabınız bağlandı.`,
  unlinked: (label: string) => `${label} hesabınızın bağlantısı kaldırıldı.`,
  lastWay: 'Bu, hesabınıza girmenin tek yolu. Bağlantıyı kaldırmadan önce giriş sayfasındaki şifre sıfırlama ile bir şifre belirleyin.',
  ticketInvalid: 'Bu giriş denemesinin süresi dolmuş. Lütfen yeniden deneyin.',
  wrongPassword: 'Şifre hatalı',
} as const;

const PROBLEM: Partial<Record<OAuthOutcome, (label: string) => string>> = {
  cancelled: (label) => `${label} ile girişten vazgeçtiniz.`,
  expired: () => 'Bu giriş denemesi geçersiz veya süresi dolmuş. Lütfen yeniden deneyin.',
  unreachable: (label) => `${label} şu anda yanıt vermiyor. Lütfen birazdan tekrar deneyin.`,
  no_email: (label) => `${label} hesabınızda doğrulanmış bir e-posta adresi yok. Adresinizi ${label} üzerinde doğrulayıp tekrar deneyin.`,
  taken: (label) => `Bu ${label} hesabı başka bir üyeye bağlı.`,
  another: (label) => `Hesabınıza başka bir ${label} hesabı bağlı. Önce onun bağlantısını kaldırın.`,
};

/** The sentence for an outcome that is no success. */
export const oauthProblem = (outcome: OAuthOutcome, label: string): string =>
  PROBLEM[outcome]?.(label) ?? `${label} ile giriş tamamlanamadı. Lütfen tekrar deneyin.`;
