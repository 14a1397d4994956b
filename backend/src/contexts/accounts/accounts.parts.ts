import { intent } from '../../kernel/command.js';
import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { PurgeTokens, SendPasswordChangedMail, SendPasswordResetMail, SendVerificationMail, WarnAddressOwner } from './account/account.commands.js';
import { accountStream } from './account/account.stream.js';
import { sendPasswordChangedMail } from './account/send-password-changed-mail.policy.js';
import { sendVerificationMail } from './account/send-verification-mail.policy.js';
import { PrepareDataExport, RemoveDataExport, SendDataExportMail } from './data-export/data-export.commands.js';
import { dataExportStream } from './data-export/data-export.stream.js';
import { prepareDataExport } from './data-export/prepare-data-export.policy.js';
import { clearTracesOfForgotten } from './erasure/clear-traces-of-forgotten.policy.js';
import { eraseAfterGrace } from './erasure/erase-after-grace.policy.js';
import { EraseAccount, ForgetMember, SendDeletionMail } from './erasure/erasure.commands.js';
import { erasureStream } from './erasure/erasure.stream.js';
import { forgetErasedMember } from './erasure/forget-erased-member.policy.js';
import { identityStream } from './identity/identity.stream.js';
import { accountsOwnData } from './own-data/accounts.own-data.js';
import { profileStream } from './profile/profile.stream.js';
import { accountCountersView, membersView, sessionsView } from './read/accounts.model.js';
import { accountsProjection } from './read/accounts.projection.js';
import { consentsView } from './read/consents.model.js';
import { consentsProjection } from './read/consents.projection.js';
import { identitiesView } from './read/identities.model.js';
import { identitiesProjection } from './read/identities.projection.js';
import { dataExportsView } from './read/own-data.model.js';
import { ownDataProjection } from './read/own-data.projection.js';
import { passkeysView, secondFactorsView } from './read/second-factor.model.js';
import { secondFactorProjection } from './read/second-factor.projection.js';
import { securityLogView } from './read/security-log.model.js';
import { securityLogProjection } from './read/security-log.projection.js';
import { reservationStream } from './reservation/reservation.stream.js';
import { factorUseStream, secondFactorStream } from './second-factor/second-factor.stream.js';
import { SendSecurityMail } from './security-mail/security-mail.commands.js';
import { securityMailStream } from './security-mail/security-mail.decider.js';
import { sendSecurityMail } from './security-mail/send-security-mail.policy.js';
import { endSessionsOnRestriction } from './session/end-sessions-on-restriction.policy.js';
import { memberSessionsStream } from './session/member-sessions.decider.js';
import { ExpireSessions } from './session/session.commands.js';
import { sessionStream } from './session/session.stream.js';
import { sessionUseStream } from './session/session-use.decider.js';
import { signOutOnPasswordChange } from './session/sign-out-on-password-change.policy.js';

const CLEAN_UP_EVERY_MS = 5 * 60_000;

export const accountsParts: ContextParts = {
  name: 'accounts',
  streams: [
    accountStream,
    reservationStream,
    sessionStream,
    memberSessionsStream,
    sessionUseStream,
    identityStream,
    secondFactorStream,
    factorUseStream,
    profileStream,
    erasureStream,
    dataExportStream,
    securityMailStream,
  ],
  projections: [
    { projection: accountsProjection, models: [membersView, sessionsView, accountCountersView] },
    { projection: consentsProjection, models: [consentsView] },
    { projection: securityLogProjection, models: [securityLogView] },
    { projection: identitiesProjection, models: [identitiesView] },
    { projection: secondFactorProjection, models: [secondFactorsView, passkeysView] },
    { projection: ownDataProjection, models: [dataExportsView] },
  ],
  policies: [
    sendVerificationMail,
    endSessionsOnRestriction,
    signOutOnPasswordChange,
    sendPasswordChangedMail,
    eraseAfterGrace,
    forgetErasedMember,
    clearTracesOfForgotten,
    prepareDataExport,
    sendSecurityMail,
  ],
  queued: [
    queued(SendVerificationMail, 'mail'),
    queued(WarnAddressOwner, 'mail'),
    queued(SendPasswordResetMail, 'mail'),
    queued(SendPasswordChangedMail, 'mail'),
    queued(ExpireSessions, 'cleanup'),
    queued(PurgeTokens, 'cleanup'),
    queued(SendDeletionMail, 'mail'),
    queued(EraseAccount, 'cleanup'),
    queued(ForgetMember, 'cleanup'),
    queued(PrepareDataExport, 'media'),
    queued(SendDataExportMail, 'mail'),
    queued(RemoveDataExport, 'cleanup'),
    queued(SendSecurityMail, 'mail'),
  ],
  ownData: accountsOwnData,
  recurring: [
    { name: 'expire-sessions', everyMs: CLEAN_UP_EVERY_MS, intent: intent(ExpireSessions, {}) },
    { name: 'purge-tokens', everyMs: CLEAN_UP_EVERY_MS, intent: intent(PurgeTokens, {}) },
  ],
};
