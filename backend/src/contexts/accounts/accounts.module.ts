import { Module } from '@nestjs/common';
import { accountProviders } from './account/account.providers.js';
import { dataExportProviders } from './data-export/data-export.providers.js';
import { erasureProviders } from './erasure/erasure.providers.js';
import { AccountDeletionController } from './http/account-deletion.controller.js';
import { Admission } from './http/admission.answer.js';
import { ConsentsController } from './http/consents.controller.js';
import { IdentitiesController } from './http/identities.controller.js';
import { MembersController } from './http/members.controller.js';
import { OAuthController } from './http/oauth.controller.js';
import { OAuthEntryController } from './http/oauth-entry.controller.js';
import { OwnDataController } from './http/own-data.controller.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { ProfileController } from './http/profile.controller.js';
import { ProofController } from './http/proof.controller.js';
import { RegistrationController } from './http/registration.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SecurityController } from './http/security.controller.js';
import { SessionController } from './http/session.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { UsersController } from './http/users.controller.js';
import { VerificationController } from './http/verification.controller.js';
import { identityProviders } from './identity/identity.providers.js';
import { Names } from './naming/names.js';
import { StaffNames } from './naming/staff-names.js';
import { SendDataExportMailHandler, SendDeletionMailHandler } from './own-data/own-data-mail.handlers.js';
import { SaveProfileHandler } from './profile/save-profile.handler.js';
import { proofProviders } from './proof/proof.providers.js';
import { MemberQuery } from './read/member.query.js';
import { readProviders } from './read/read.providers.js';
import { SessionQuery } from './read/session.query.js';
import { NameReservations } from './reservation/name-reservations.js';
import { UsernameCheck } from './reservation/username-check.js';
import { secondFactorProviders } from './second-factor/second-factor.providers.js';
import { SendSecurityMailHandler } from './security-mail/send-security-mail.handler.js';
import { sessionProviders } from './session/session.providers.js';

@Module({
  controllers: [
    RegistrationController,
    VerificationController,
    SessionController,
    MembersController,
    ConsentsController,
    PasswordResetController,
    SecurityController,
    SessionsController,
    OAuthController,
    OAuthEntryController,
    IdentitiesController,
    ProofController,
    SecondFactorController,
    PasskeysController,
    ProfileController,
    UsersController,
    OwnDataController,
    AccountDeletionController,
  ],
  providers: [
    ...accountProviders,
    ...sessionProviders,
    ...identityProviders,
    ...proofProviders,
    ...secondFactorProviders,
    ...erasureProviders,
    ...dataExportProviders,
    ...readProviders,
    NameReservations,
    UsernameCheck,
    Names,
    { provide: StaffNames, useExisting: MemberQuery },
    Admission,
    SaveProfileHandler,
    SendSecurityMailHandler,
    SendDataExportMailHandler,
    SendDeletionMailHandler,
  ],
  exports: [MemberQuery, SessionQuery],
})
export class AccountsModule {}
