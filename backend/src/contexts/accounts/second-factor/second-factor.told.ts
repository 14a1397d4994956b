import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { FactorUseEvent, SecondFactorEvent } from './second-factor.events.js';

export const secondFactorTold = tells<SecondFactorEvent | FactorUseEvent>({
  SecondFactorsDropped: administers('Üyenin iki adımlı doğrulaması işletmence kaldırıldı'),
  TotpEnrolled: null,
  TotpRemoved: null,
  RecoveryCodesIssued: null,
  RecoveryCodeUsed: null,
  RecoveryCodesDropped: null,
  PasskeyAdded: null,
  PasskeyRenamed: null,
  PasskeyRemoved: null,
  TotpCodeUsed: null,
  PasskeyUsed: null,
});
