import { decides } from '../../../platform/commands/decides.js';
import { RelyingParty } from '../../../platform/factors/relying-party.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { AccountSettings } from '../account-settings.port.js';
import { SecondFactorGate } from '../session/second-factor-gate.port.js';
import { FactorDuty } from '../views/factor-duty.port.js';
import { FactorCheck } from './factor-check.service.js';
import { FactorFacts } from './factor-facts.service.js';
import { FactorSetup } from './factor-setup.service.js';
import { FactorTries } from './factor-tries.service.js';
import { PasskeyCheck } from './passkey-check.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import {
  AddPasskey,
  DropRecoveryCodes,
  EnrolTotp,
  IssueRecoveryCodes,
  RemovePasskey,
  RemoveTotp,
  RenamePasskey,
  UsePasskey,
  UseRecoveryCode,
  UseTotpCode,
} from './second-factor.commands.js';
import { SecondFactorController } from './second-factor.controller.js';
import { passkeysView, secondFactorsView } from './second-factor.model.js';
import { secondFactorProjection } from './second-factor.projection.js';
import { SecondFactorQuery } from './second-factor.query.js';
import { factorUseStream, secondFactorStream } from './second-factor.stream.js';
import { secondFactorTold } from './second-factor.told.js';
import { SecondFactorSignIn } from './second-factor-sign-in.service.js';
import { SecondStep } from './second-step.service.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** Authenticator apps, passkeys and recovery codes. */
export const secondFactor: Slice = {
  streams: [secondFactorStream, factorUseStream],
  told: secondFactorTold,
  commands: [
    decides(EnrolTotp, secondFactorStream, memberId),
    decides(RemoveTotp, secondFactorStream, memberId),
    decides(IssueRecoveryCodes, secondFactorStream, memberId),
    decides(UseRecoveryCode, secondFactorStream, memberId),
    decides(DropRecoveryCodes, secondFactorStream, memberId),
    decides(AddPasskey, secondFactorStream, memberId),
    decides(RenamePasskey, secondFactorStream, memberId),
    decides(RemovePasskey, secondFactorStream, memberId),
    decides(UseTotpCode, factorUseStream, ({ totpId, step }) => `${totpId}.${step}`),
    decides(UsePasskey, factorUseStream, ({ passkeyId, challenge }) => `${passkeyId}.${sha256(challenge)}`),
  ],
  projections: [{ projection: secondFactorProjection, models: [secondFactorsView, passkeysView] }],
  controllers: [SecondFactorController, PasskeysController],
  providers: [
    { provide: RelyingParty, inject: [AccountSettings], useFactory: ({ publicUrl }: AccountSettings) => new RelyingParty(publicUrl) },
    SecondFactorQuery,
    { provide: FactorDuty, useExisting: SecondFactorQuery },
    FactorFacts,
    RecoveryCodes,
    FactorTries,
    FactorCheck,
    FactorSetup,
    PasskeyCheck,
    Passkeys,
    SecondStep,
    { provide: SecondFactorGate, useExisting: SecondStep },
    SecondFactorSignIn,
  ],
};
