import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { FactorUseEvent, SecondFactorEvent } from './second-factor.events.js';
import { passkeysView, secondFactorsView } from './second-factor.model.js';

const factor = secondFactorsView.make;
const passkey = passkeysView.change;

/** What members have beside their passwords. */
export const secondFactorProjection = projection<SecondFactorEvent | FactorUseEvent>({
  name: 'second-factors',
  version: 3,
  views: [secondFactorsView.name, passkeysView.name],
  on: {
    TotpEnrolled: ({ data, at }) => factor(data.memberId, { $set: { totp_since: at } }),
    TotpRemoved: ({ data }) => factor(data.memberId, { $set: { totp_since: null } }),
    RecoveryCodesIssued: ({ data }) => factor(data.memberId, { $set: { recovery_left: data.count } }),
    RecoveryCodeUsed: ({ data }) => factor(data.memberId, { $inc: { recovery_left: -1 } }),
    RecoveryCodesDropped: ({ data }) => factor(data.memberId, { $set: { recovery_left: 0 } }),
    PasskeyAdded: ({ data: { memberId, passkeyId, name }, at }) => [
      passkeysView.put(passkeyId, { member_id: memberId, name, added_at: at, last_used_at: null }),
      factor(memberId, { $inc: { passkeys: 1 } }),
    ],
    PasskeyRenamed: ({ data }) => passkey(data.passkeyId, { $set: { name: data.name } }),
    PasskeyRemoved: ({ data }) => [passkeysView.remove(data.passkeyId), factor(data.memberId, { $inc: { passkeys: -1 } })],
    SecondFactorsDropped: ({ data: { memberId, passkeyIds } }) => [
      ...passkeyIds.map((id): Write => passkeysView.remove(id)),
      factor(memberId, { $set: { totp_since: null, passkeys: 0, recovery_left: 0 } }),
    ],
    PasskeyUsed: ({ data, at }) => passkey(data.passkeyId, { $set: { last_used_at: at } }),
  },
});
