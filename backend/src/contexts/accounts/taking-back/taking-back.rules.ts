import type { DroppedWays } from '../../../../contracts/taking-back.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { AccountEvent } from '../account/account.events.js';
import type { SecondFactor } from '../second-factor/second-factor.decider.js';
import type { SecondFactorEvent } from '../second-factor/second-factor.events.js';
import type { Additions } from './taking-back.events.js';

/** Whoever asks for another address needs a proof, and may have added a passkey a moment before to have one. */
const BEFORE_THE_WISH_MS = 24 * 60 * 60_000;

/** From when on (ISO) nothing that was added to an account counts as its owner's; null when there is no such change. */
export function sinceChange(facts: readonly RecordedEvent<AccountEvent>[], changeId: string): string | null {
  const wish = facts.find(({ type, data }) => type === 'EmailChangeRequested' && data.changeId === changeId);
  return wish ? new Date(Date.parse(wish.at) - BEFORE_THE_WISH_MS).toISOString() : null;
}

type Factors = Pick<Additions, 'totpId' | 'recoverySetId' | 'passkeyIds'>;

/** The second factors that were added since and are there still. */
export function factorsSince(facts: readonly RecordedEvent<SecondFactorEvent>[], { totp, recovery, passkeys }: SecondFactor, since: string): Factors {
  const added = facts.filter(({ at }) => at >= since);
  const isNew = (type: SecondFactorEvent['type'], id: string) => added.some((event) => event.type === type && Object.values<unknown>(event.data).includes(id));
  return {
    totpId: totp !== null && isNew('TotpEnrolled', totp) ? totp : null,
    recoverySetId: recovery && isNew('RecoveryCodesIssued', recovery.setId) ? recovery.setId : null,
    passkeyIds: Object.keys(passkeys).filter((id) => isNew('PasskeyAdded', id)),
  };
}

/** The same without ids. */
export const waysOf = ({ totpId, recoverySetId, passkeyIds, identities }: Additions): DroppedWays => ({
  totp: totpId !== null,
  passkeys: passkeyIds.length,
  recovery_codes: recoverySetId !== null,
  providers: [...new Set(identities.map(({ provider }) => provider))],
});
