import { intent } from '../../kernel/command.js';
import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { PurgeTokens, SendVerificationMail, WarnAddressOwner } from './account/account.commands.js';
import { accountStream } from './account/account.stream.js';
import { sendVerificationMail } from './account/send-verification-mail.policy.js';
import { accountCountersView, membersView, sessionsView } from './read/accounts.model.js';
import { accountsProjection } from './read/accounts.projection.js';
import { consentsView } from './read/consents.model.js';
import { consentsProjection } from './read/consents.projection.js';
import { reservationStream } from './reservation/reservation.stream.js';
import { endSessionsOnRestriction } from './session/end-sessions-on-restriction.policy.js';
import { memberSessionsStream } from './session/member-sessions.decider.js';
import { ExpireSessions } from './session/session.commands.js';
import { sessionStream } from './session/session.stream.js';

const CLEAN_UP_EVERY_MS = 5 * 60_000;

export const accountsParts: ContextParts = {
  name: 'accounts',
  streams: [accountStream, reservationStream, sessionStream, memberSessionsStream],
  projections: [
    { projection: accountsProjection, models: [membersView, sessionsView, accountCountersView] },
    { projection: consentsProjection, models: [consentsView] },
  ],
  policies: [sendVerificationMail, endSessionsOnRestriction],
  queued: [queued(SendVerificationMail, 'mail'), queued(WarnAddressOwner, 'mail'), queued(ExpireSessions, 'cleanup'), queued(PurgeTokens, 'cleanup')],
  recurring: [
    { name: 'expire-sessions', everyMs: CLEAN_UP_EVERY_MS, intent: intent(ExpireSessions, {}) },
    { name: 'purge-tokens', everyMs: CLEAN_UP_EVERY_MS, intent: intent(PurgeTokens, {}) },
  ],
};
