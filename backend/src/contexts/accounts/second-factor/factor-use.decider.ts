import { SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { FactorUseCommand } from './second-factor.commands.js';
import type { FactorUseEvent } from './second-factor.events.js';

/** Whether a code or a challenge has been used up. */
export type FactorUse = boolean;

/** What was shown once is shown no second time, in whichever process. */
export const factorUse: Decider<FactorUse, FactorUseCommand, FactorUseEvent> = {
  initial: false,
  evolve: () => true,
  decide({ type, data }, used) {
    if (used) throw new RuleViolation('second-factor.used', SECOND_FACTOR_TEXT.wrongCode);
    switch (type) {
      case 'UseTotpCode':
        return [{ type: 'TotpCodeUsed', data }];
      case 'UsePasskey':
        return [{ type: 'PasskeyUsed', data: { memberId: data.memberId, passkeyId: data.passkeyId } }];
    }
  },
};
