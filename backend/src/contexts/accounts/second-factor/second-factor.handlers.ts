import { decides } from '../../../platform/commands/decides.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import {
  AddPasskey,
  EnrolTotp,
  IssueRecoveryCodes,
  RemovePasskey,
  RemoveTotp,
  RenamePasskey,
  UsePasskey,
  UseRecoveryCode,
  UseTotpCode,
} from './second-factor.commands.js';
import { factorUseStream, secondFactorStream } from './second-factor.stream.js';

const ofMember = ({ memberId }: { memberId: string }) => memberId;

export const secondFactorHandlers = [
  decides(EnrolTotp, secondFactorStream, ofMember),
  decides(RemoveTotp, secondFactorStream, ofMember),
  decides(IssueRecoveryCodes, secondFactorStream, ofMember),
  decides(UseRecoveryCode, secondFactorStream, ofMember),
  decides(AddPasskey, secondFactorStream, ofMember),
  decides(RenamePasskey, secondFactorStream, ofMember),
  decides(RemovePasskey, secondFactorStream, ofMember),
  decides(UseTotpCode, factorUseStream, ({ totpId, step }) => `${totpId}.${step}`),
  decides(UsePasskey, factorUseStream, ({ passkeyId, challenge }) => `${passkeyId}.${sha256(challenge)}`),
];
