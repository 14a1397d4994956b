import { Module } from '@nestjs/common';
import { accountHandlers } from './account/account.handlers.js';
import { PurgeTokensHandler } from './account/purge-tokens.handler.js';
import { RedeemPasswordResetHandler } from './account/redeem-password-reset.handler.js';
import { RedeemVerificationHandler } from './account/redeem-verification.handler.js';
import { RegisterMemberHandler } from './account/register-member.handler.js';
import { ReplacePasswordHandler } from './account/replace-password.handler.js';
import { ResetAddressee } from './account/reset-addressee.js';
import { SendPasswordChangedMailHandler } from './account/send-password-changed-mail.handler.js';
import { SendPasswordResetMailHandler } from './account/send-password-reset-mail.handler.js';
import { SendVerificationMailHandler } from './account/send-verification-mail.handler.js';
import { WarnAddressOwnerHandler } from './account/warn-address-owner.handler.js';
import { dataExportHandlers } from './data-export/data-export.handlers.js';
import { PrepareDataExportHandler } from './data-export/prepare-data-export.handler.js';
import { RemoveDataExportHandler } from './data-export/remove-data-export.handler.js';
import { erasureHandlers } from './erasure/erasure.handlers.js';
import { ForgetMemberHandler } from './erasure/forget-member.handler.js';
import { MemberBelongings } from './erasure/member-belongings.js';
import { MemberFactors } from './erasure/member-factors.js';
import { OpenedSessions } from './erasure/opened-sessions.js';
import { PasswordCheck } from './erasure/password-check.js';
import { RequestAccountDeletionHandler } from './erasure/request-account-deletion.handler.js';
import { AccountDeletionController } from './http/account-deletion.controller.js';
import { Admission } from './http/admission.js';
import { ConsentsController } from './http/consents.controller.js';
import { IdentitiesController } from './http/identities.controller.js';
import { MembersController } from './http/members.controller.js';
import { OAuthController } from './http/oauth.controller.js';
import { OAuthEntryController } from './http/oauth-entry.controller.js';
import { OwnDataController } from './http/own-data.controller.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { PasswordResetController } from './http/password-reset.controller.js';
import { ProfileController } from './http/profile.controller.js';
import { RegistrationController } from './http/registration.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SecurityController } from './http/security.controller.js';
import { SessionController } from './http/session.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { UsersController } from './http/users.controller.js';
import { Arrivals } from './identity/arrivals.js';
import { identityHandlers } from './identity/identity.handlers.js';
import { LinkAccountHandler } from './identity/link-account.handler.js';
import { ProviderAccounts } from './identity/provider-accounts.js';
import { RegisterByIdentityHandler } from './identity/register-by-identity.handler.js';
import { SignInTokens } from './identity/sign-in-tokens.js';
import { UnlinkProviderHandler } from './identity/unlink-provider.handler.js';
import { Visits } from './identity/visits.js';
import { SendDataExportMailHandler, SendDeletionMailHandler } from './own-data/own-data-mail.handlers.js';
import { SaveProfileHandler } from './profile/save-profile.handler.js';
import { ConsentQuery } from './read/consent.query.js';
import { DataExportQuery } from './read/data-export.query.js';
import { IdentitiesQuery } from './read/identities.query.js';
import { MemberQuery } from './read/member.query.js';
import { OpenSessionsQuery } from './read/open-sessions.query.js';
import { ProfileQuery } from './read/profile.query.js';
import { SecondFactorQuery } from './read/second-factor.query.js';
import { SecurityLogQuery } from './read/security-log.query.js';
import { SessionQuery } from './read/session.query.js';
import { NameReservations } from './reservation/name-reservations.js';
import { secondFactorParts } from './second-factor/second-factor.parts.js';
import { ExpireSessionsHandler } from './session/expire-sessions.handler.js';
import { NoteSessionUseHandler } from './session/note-session-use.handler.js';
import { OverdueSessions } from './session/overdue-sessions.js';
import { sessionHandlers } from './session/session.handlers.js';
import { SignIn } from './session/sign-in.js';

@Module({
  controllers: [
    RegistrationController,
    SessionController,
    MembersController,
    ConsentsController,
    PasswordResetController,
    SecurityController,
    SessionsController,
    OAuthController,
    OAuthEntryController,
    IdentitiesController,
    SecondFactorController,
    PasskeysController,
    ProfileController,
    UsersController,
    OwnDataController,
    AccountDeletionController,
  ],
  providers: [
    ...accountHandlers,
    ...sessionHandlers,
    RegisterMemberHandler,
    SendVerificationMailHandler,
    RedeemVerificationHandler,
    WarnAddressOwnerHandler,
    PurgeTokensHandler,
    ExpireSessionsHandler,
    SendPasswordResetMailHandler,
    SendPasswordChangedMailHandler,
    RedeemPasswordResetHandler,
    ReplacePasswordHandler,
    NoteSessionUseHandler,
    ResetAddressee,
    OpenSessionsQuery,
    SecurityLogQuery,
    SaveProfileHandler,
    ...erasureHandlers,
    RequestAccountDeletionHandler,
    ForgetMemberHandler,
    SendDeletionMailHandler,
    ...dataExportHandlers,
    PrepareDataExportHandler,
    RemoveDataExportHandler,
    SendDataExportMailHandler,
    MemberBelongings,
    MemberFactors,
    PasswordCheck,
    ProfileQuery,
    DataExportQuery,
    { provide: OpenedSessions, useExisting: SessionQuery },
    MemberQuery,
    SessionQuery,
    ConsentQuery,
    { provide: OverdueSessions, useExisting: SessionQuery },
    NameReservations,
    SignIn,
    Admission,
    ...identityHandlers,
    LinkAccountHandler,
    RegisterByIdentityHandler,
    UnlinkProviderHandler,
    ProviderAccounts,
    SignInTokens,
    Arrivals,
    Visits,
    IdentitiesQuery,
    ...secondFactorParts,
    SecondFactorQuery,
  ],
  exports: [MemberQuery, SessionQuery],
})
export class AccountsModule {}
