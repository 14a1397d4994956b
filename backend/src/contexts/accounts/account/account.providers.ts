import { accountHandlers } from './account.handlers.js';
import { PurgeTokensHandler } from './purge-tokens.handler.js';
import { RedeemPasswordResetHandler } from './redeem-password-reset.handler.js';
import { RedeemVerificationHandler } from './redeem-verification.handler.js';
import { RegisterMemberHandler } from './register-member.handler.js';
import { ReplacePasswordHandler } from './replace-password.handler.js';
import { ResetAddressee } from './reset-addressee.js';
import { SendPasswordChangedMailHandler } from './send-password-changed-mail.handler.js';
import { SendPasswordResetMailHandler } from './send-password-reset-mail.handler.js';
import { SendVerificationMailHandler } from './send-verification-mail.handler.js';
import { WarnAddressOwnerHandler } from './warn-address-owner.handler.js';

export const accountProviders = [
  ...accountHandlers,
  RegisterMemberHandler,
  SendVerificationMailHandler,
  RedeemVerificationHandler,
  WarnAddressOwnerHandler,
  PurgeTokensHandler,
  SendPasswordResetMailHandler,
  SendPasswordChangedMailHandler,
  RedeemPasswordResetHandler,
  ReplacePasswordHandler,
  ResetAddressee,
];
