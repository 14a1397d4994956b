import { SessionQuery } from '../read/session.query.js';
import { DeletionRequest } from './deletion-request.js';
import { erasureHandlers } from './erasure.handlers.js';
import { ForgetMemberHandler } from './forget-member.handler.js';
import { MemberBelongings } from './member-belongings.js';
import { MemberFactors } from './member-factors.js';
import { MemberNames } from './member-names.js';
import { OpenedSessions } from './opened-sessions.js';
import { PasswordCheck } from './password-check.js';
import { RequestAccountDeletionHandler } from './request-account-deletion.handler.js';

export const erasureProviders = [
  ...erasureHandlers,
  RequestAccountDeletionHandler,
  ForgetMemberHandler,
  MemberBelongings,
  MemberFactors,
  MemberNames,
  PasswordCheck,
  DeletionRequest,
  { provide: OpenedSessions, useExisting: SessionQuery },
];
