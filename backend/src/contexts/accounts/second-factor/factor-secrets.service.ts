import type { Secrets } from '../../../kernel/vault.js';
import type { SecondFactor } from './second-factor.decider.js';
import { SECRET } from './second-factor.rules.js';

/** Throws away all that a member's factors were checked against. */
export async function dropFactorSecrets(secrets: Secrets, memberId: string, { totp, recovery, passkeys }: SecondFactor): Promise<void> {
  if (totp) await secrets.drop(memberId, SECRET.totp(totp));
  if (recovery) await secrets.drop(memberId, SECRET.recovery(recovery.setId));
  for (const passkeyId of Object.keys(passkeys)) await secrets.drop(memberId, SECRET.passkey(passkeyId));
}
