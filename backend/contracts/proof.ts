/** How members without a password show that it is they who ask, on the wire. */
import type { Provider, ProviderId } from './identities.js';

/** A proof counts for one action, in the session in which it was given. */
export const PROOF_LIMITS = { minutes: 10 } as const;

export const PROOF_CODE = { required: 'PROOF_REQUIRED' } as const;

export const PROOF_TEXT = {
  given: `Doğrulandı. ${PROOF_LIMITS.minutes} dakika içinde devam edin.`,
  required: 'Önce hesabın size ait olduğunu doğrulayın.',
  passwordSet: 'Şifreniz belirlendi. Diğer bütün oturumlarınız kapatıldı.',
  hasPassword: 'Hesabınızın zaten bir şifresi var. Onu mevcut şifrenizle değiştirebilirsiniz.',
} as const;

/** What a member can show that it is they who ask. */
export interface OwnProof {
  /** Whether they have a password: then it is what is asked for, and nothing else. */
  password: boolean;
  /** Linked providers that this installation offers. */
  providers: Provider[];
  /** Whether they have a passkey. */
  passkey: boolean;
  /** ISO time until which this session may use the proof that it gave, or null. */
  proved_until: string | null;
}

export interface BeginProofRequest {
  provider: ProviderId;
  /** Own path to go on to; anything else is ignored. */
  redirect?: string;
}

export interface SetPasswordRequest {
  password: string;
}
