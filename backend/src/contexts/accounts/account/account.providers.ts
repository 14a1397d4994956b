import { accountHandlers } from './account.handlers.js';
import { AddressOwners } from './address-owners.js';
import { PasswordResetMails } from './password-reset-mails.js';
import { PurgeTokensHandler } from './purge-tokens.handler.js';
import { RedeemPasswordResetHandler } from './redeem-password-reset.handler.js';
import { RedeemVerificationHandler } from './redeem-verification.handler.js';
import { RegisterMemberHandler } from './register-member.handler.js';
import { RegistrationPace } from './registration-pace.js';
import { ReplacePasswordHandler } from './replace-password.handler.js';
import { ResetAddressee } from './reset-addressee.js';
import { SendPasswordChangedMailHandler } from './send-password-changed-mail.handler.js';
import { SendPasswordResetMailHandler } from './send-password-reset-mail.handler.js';
import { SendVerificationMailHandler } from './send-verification-mail.handler.js';
import { VerificationMails } from './verification-mails.js';
import { VerifyEmailHandler } from './verify-email.handler.js';
import { WarnAddressOwnerHandler } from './warn-address-owner.handler.js';

export const accountProviders = [
  ...accountHandlers,
  RegisterMemberHandler,
  AddressOwners,
  SendVerificationMailHandler,
  RedeemVerificationHandler,
  VerifyEmailHandler,
  WarnAddressOwnerHandler,
  PurgeTokensHandler,
  SendPasswordResetMailHandler,
  SendPasswordChangedMailHandler,
  RedeemPasswordResetHandler,
  ReplacePasswordHandler,
  RegistrationPace,
  VerificationMails,
  ResetAddressee,
  PasswordResetMails,
];
