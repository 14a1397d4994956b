import type { StreamType } from '../../../kernel/decider.js';
import { type FactorUse, factorUse } from './factor-use.decider.js';
import type { FactorUseCommand, SecondFactorCommand } from './second-factor.commands.js';
import { type SecondFactor, secondFactor } from './second-factor.decider.js';
import type { FactorUseEvent, SecondFactorEvent } from './second-factor.events.js';

const sealedName = { subject: ({ memberId }: { memberId: string }) => memberId, fields: ['name'] } as const;

/** `second-factor-<member id>` */
export const secondFactorStream: StreamType<SecondFactor, SecondFactorCommand, SecondFactorEvent> = {
  category: 'second-factor',
  decider: secondFactor,
  events: {
    TotpEnrolled: { schema: 1 },
    TotpRemoved: { schema: 1 },
    RecoveryCodesIssued: { schema: 1 },
    RecoveryCodeUsed: { schema: 1 },
    RecoveryCodesDropped: { schema: 1 },
    PasskeyAdded: { schema: 1, personal: sealedName },
    PasskeyRenamed: { schema: 1, personal: sealedName },
    PasskeyRemoved: { schema: 1 },
    SecondFactorsDropped: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['reason'] } },
  },
};

/** `factor-use-<id of the app's secret>.<time step>` or `factor-use-<passkey>.<digest of the challenge>`: one tiny stream for each use, so that no sign-in reads those before it. */
export const factorUseStream: StreamType<FactorUse, FactorUseCommand, FactorUseEvent> = {
  category: 'factor-use',
  decider: factorUse,
  events: { TotpCodeUsed: { schema: 1 }, PasskeyUsed: { schema: 1 } },
};
