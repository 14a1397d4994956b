/** Sign-in through other providers on the wire. */
import { usernameProblem } from './account-problems.js';
import { ACCOUNT_LIMITS, ACCOUNT_TEXT } from './accounts.js';
import { INVITATION_TEXT } from './invitations.js';

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

/** What is known of somebody who has come by a provider and is no member yet: the name that is proposed to them, and what the provider said. */
export interface ProviderRegistration extends Provider {
  email: string;
  username: string;
  display_name: string | null;
}

export interface FinishRegistrationRequest {
  username: string;
  display_name?: string;
  /** Version of the terms that is accepted with this. Without it the member is asked after signing in. */
  accepted_terms?: string;
  /** Version of the privacy notice that was read. */
  read_notice?: string;
  /** The token of the invitation by which somebody comes. */
  invitation?: string;
}

/** First problem of each field; empty when the request may be sent. */
export function finishProblems({ username, display_name }: FinishRegistrationRequest): Partial<Record<keyof FinishRegistrationRequest, string>> {
  const problem = usernameProblem(username);
  return {
    ...(problem ? { username: problem } : {}),
    ...((display_name ?? '').trim().length > ACCOUNT_LIMITS.name.max ? { display_name: ACCOUNT_TEXT.nameLong } : {}),
  };
}

/** How a visit to a provider ended, told to the callback page as `oauth=`. */
export const OAUTH_OUTCOMES = [
  /** The session is there for the asking: `POST /api/auth/oauth/finish`. */
  'ready',
  /** Nobody is a member by it yet: the username is to be chosen, `GET` and `POST /api/auth/oauth/registration`. */
  'choose',
  /** The address belongs to an account: its password is asked, `POST /api/auth/oauth/link`. */
  'password',
  /** The signed-in member's account is linked. */
  'linked',
  /** The signed-in member has shown once more who they are. */
  'proved',
  /** The picture of their account there is the photo of their profile. */
  'pictured',
  /** There is none there, or none that could be taken. */
  'no_picture',
  /** They have shown an account that is not linked to theirs. */
  'stranger',
  'cancelled',
  'expired',
  'unreachable',
  'no_email',
  'blocked',
  'closed',
  'taken',
  'another',
  'failed',
] as const;
export type OAuthOutcome = (typeof OAUTH_OUTCOMES)[number];

export const OAUTH_TEXT = {
  linked: (label: string) => `${label} hesabınız bağlandı.`,
  pictured: (label: string) => `Profil fotoğrafınız ${label} hesabınızdan alındı.`,
  unlinked: (label: string) => `${label} hesabınızın bağlantısı kaldırıldı.`,
  lastWay: 'Bu, hesabınıza girmenin tek yolu. Bağlantıyı kaldırmadan önce bu sayfada bir şifre belirleyin.',
  ticketInvalid: 'Bu giriş denemesinin süresi dolmuş. Lütfen yeniden deneyin.',
  wrongPassword: 'Şifre hatalı',
  addressTaken: 'Bu e-posta adresiyle az önce bir hesap açıldı. Lütfen yeniden giriş yapın.',
} as const;

const PROBLEM: Partial<Record<OAuthOutcome, (label: string) => string>> = {
  cancelled: (label) => `${label} ile girişten vazgeçtiniz.`,
  expired: () => 'Bu giriş denemesi geçersiz veya süresi dolmuş. Lütfen yeniden deneyin.',
  unreachable: (label) => `${label} şu anda yanıt vermiyor. Lütfen birazdan tekrar deneyin.`,
  no_email: (label) => `${label} hesabınızda doğrulanmış bir e-posta adresi yok. Adresinizi ${label} üzerinde doğrulayıp tekrar deneyin.`,
  blocked: (label) => `${label} hesabınızdaki e-posta adresiyle üyelik açılamıyor. Lütfen başka bir adresle kaydolun.`,
  closed: () => INVITATION_TEXT.closed,
  taken: (label) => `Bu ${label} hesabı başka bir üyeye bağlı.`,
  stranger: (label) => `Bu ${label} hesabı hesabınıza bağlı değil. Bağladığınız ${label} hesabıyla yeniden deneyin.`,
  no_picture: (label) => `${label} hesabınızdaki fotoğraf alınamadı. Fotoğrafınızı dosya olarak yükleyebilirsiniz.`,
  another: (label) => `Hesabınıza başka bir ${label} hesabı bağlı. Önce onun bağlantısını kaldırın.`,
};

/** The sentence for an outcome that is no success. */
export const oauthProblem = (outcome: OAuthOutcome, label: string): string =>
  PROBLEM[outcome]?.(label) ?? `${label} ile giriş tamamlanamadı. Lütfen tekrar deneyin.`;
