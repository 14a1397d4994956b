import type { Provider } from '@nestjs/common';
import { RelyingParty } from '../../../platform/factors/relying-party.js';
import { AccountSettings } from '../account-settings.js';
import { FactorCheck } from './factor-check.js';
import { FactorFacts } from './factor-facts.js';
import { FactorSetup } from './factor-setup.js';
import { FactorTries } from './factor-tries.js';
import { PasskeyCheck } from './passkey-check.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.js';
import { secondFactorHandlers } from './second-factor.handlers.js';
import { SecondFactorSignIn } from './second-factor-sign-in.js';
import { SecondStep } from './second-step.js';

/** What the module of the accounts is given for second factors. */
export const secondFactorProviders: Provider[] = [
  ...secondFactorHandlers,
  { provide: RelyingParty, inject: [AccountSettings], useFactory: ({ publicUrl }: AccountSettings) => new RelyingParty(publicUrl) },
  FactorFacts,
  RecoveryCodes,
  FactorTries,
  FactorCheck,
  FactorSetup,
  PasskeyCheck,
  Passkeys,
  SecondStep,
  SecondFactorSignIn,
];
