import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { SendDeletionMailHandler } from '../data-export/own-data-mail.handlers.js';
import { SessionQuery } from '../views/session.query.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { DeletionRequest } from './deletion-request.service.js';
import { CancelAccountDeletion, EraseAccount, ForgetMember, RequestAccountDeletion, SendDeletionMail } from './erasure.commands.js';
import { clearTracesOfForgotten, eraseAfterGrace, forgetErasedMember } from './erasure.policy.js';
import { erasureStream } from './erasure.stream.js';
import { erasureTold } from './erasure.told.js';
import { ForgetMemberHandler } from './forget-member.handler.js';
import { MemberBelongings } from './member-belongings.service.js';
import { MemberFactors } from './member-factors.service.js';
import { MemberNames } from './member-names.service.js';
import { OpenedSessions } from './opened-sessions.port.js';
import { PasswordCheck } from './password-check.service.js';
import { RequestAccountDeletionHandler } from './request-account-deletion.handler.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** How a member leaves, and what of them goes. */
export const erasure: Slice = {
  streams: [erasureStream],
  told: erasureTold,
  commands: [
    handledBy(RequestAccountDeletion, RequestAccountDeletionHandler),
    decides(CancelAccountDeletion, erasureStream, memberId),
    decides(EraseAccount, erasureStream, memberId, 'cleanup'),
    handledBy(ForgetMember, ForgetMemberHandler, 'cleanup'),
    handledBy(SendDeletionMail, SendDeletionMailHandler, 'mail'),
  ],
  policies: [eraseAfterGrace, forgetErasedMember, clearTracesOfForgotten],
  controllers: [AccountDeletionController],
  providers: [DeletionRequest, MemberBelongings, MemberFactors, MemberNames, PasswordCheck, { provide: OpenedSessions, useExisting: SessionQuery }],
};
