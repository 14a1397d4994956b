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
  decides(EnrolTotp, secondFactorStream, ofMember).handler,
  decides(RemoveTotp, secondFactorStream, ofMember).handler,
  decides(IssueRecoveryCodes, secondFactorStream, ofMember).handler,
  decides(UseRecoveryCode, secondFactorStream, ofMember).handler,
  decides(AddPasskey, secondFactorStream, ofMember).handler,
  decides(RenamePasskey, secondFactorStream, ofMember).handler,
  decides(RemovePasskey, secondFactorStream, ofMember).handler,
  decides(UseTotpCode, factorUseStream, ({ totpId, step }) => `${totpId}.${step}`).handler,
  decides(UsePasskey, factorUseStream, ({ passkeyId, challenge }) => `${passkeyId}.${sha256(challenge)}`).handler,
];
