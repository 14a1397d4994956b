import { isProvider, PROVIDER_LABEL } from './identities.js';

/** An account that its owner has taken back from whoever else was in, on the wire. */

/** The ways in that were added meanwhile and are gone. */
export interface DroppedWays {
  totp: boolean;
  passkeys: number;
  recovery_codes: boolean;
  /** Ids of providers. */
  providers: string[];
}

/** The ways in that are gone, each in words; none when there was none. */
export const droppedInWords = ({ totp, passkeys, recovery_codes, providers }: DroppedWays): string[] => [
  ...(totp ? ['Doğrulama uygulaması'] : []),
  ...(passkeys > 0 ? [passkeys === 1 ? 'Geçiş anahtarı' : `${passkeys} geçiş anahtarı`] : []),
  ...(recovery_codes ? ['Kurtarma kodları'] : []),
  ...providers.map((provider) => `${isProvider(provider) ? PROVIDER_LABEL[provider] : provider} ile giriş`),
];

/** For how long 'Ben değildim' can be said. */
export const DISOWN_LIMITS = { days: 7 } as const;

/** The token of the mail about a sign-in from a device that was new. */
export interface DisowningRequest {
  token: string;
}

export interface AccountRegained {
  /** With which a new password is set, as with that of a reset mail. */
  accessToken: string;
  /** The ways in that were added meanwhile and are gone. */
  dropped: DroppedWays;
}

export const TAKING_BACK_TEXT = {
  dropped: 'Hesabınıza o arada eklenen şu giriş yolları kaldırıldı:',
  disowning:
    'Onayladığınızda bütün cihazlardaki oturumlar kapatılır, o girişten sonra hesaba eklenen giriş yolları kaldırılır, o girişten sonra istenmiş bir hesap silme işleminden vazgeçilir ve yeni bir şifre belirlersiniz.',
  disowned: 'Bütün oturumlarınız kapatıldı. Şimdi yeni bir şifre belirleyin.',
  addAgain: 'Kaldırılanlardan biri sizinse giriş yaptıktan sonra güvenlik ayarlarından yeniden ekleyebilirsiniz.',
} as const;
