import { Module } from '@nestjs/common';
import { accountHandlers } from './account/account.handlers.js';
import { PurgeTokensHandler } from './account/purge-tokens.handler.js';
import { RedeemVerificationHandler } from './account/redeem-verification.handler.js';
import { RegisterMemberHandler } from './account/register-member.handler.js';
import { SendVerificationMailHandler } from './account/send-verification-mail.handler.js';
import { WarnAddressOwnerHandler } from './account/warn-address-owner.handler.js';
import { Admission } from './http/admission.js';
import { ConsentsController } from './http/consents.controller.js';
import { MembersController } from './http/members.controller.js';
import { RegistrationController } from './http/registration.controller.js';
import { SessionController } from './http/session.controller.js';
import { ConsentQuery } from './read/consent.query.js';
import { MemberQuery } from './read/member.query.js';
import { SessionQuery } from './read/session.query.js';
import { NameReservations } from './reservation/name-reservations.js';
import { ExpireSessionsHandler } from './session/expire-sessions.handler.js';
import { OverdueSessions } from './session/overdue-sessions.js';
import { sessionHandlers } from './session/session.handlers.js';
import { SignIn } from './session/sign-in.js';

@Module({
  controllers: [RegistrationController, SessionController, MembersController, ConsentsController],
  providers: [
    ...accountHandlers,
    ...sessionHandlers,
    RegisterMemberHandler,
    SendVerificationMailHandler,
    RedeemVerificationHandler,
    WarnAddressOwnerHandler,
    PurgeTokensHandler,
    ExpireSessionsHandler,
    MemberQuery,
    SessionQuery,
    ConsentQuery,
    { provide: OverdueSessions, useExisting: SessionQuery },
    NameReservations,
    SignIn,
    Admission,
  ],
  exports: [MemberQuery, SessionQuery],
})
export class AccountsModule {}
