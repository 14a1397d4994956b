import type { ContextParts } from '../../platform/context-parts.js';
import { accountStream } from './account/account.stream.js';
import { sendVerificationMail } from './account/send-verification-mail.policy.js';
import { accountCountersView, membersView, sessionsView } from './read/accounts.model.js';
import { accountsProjection } from './read/accounts.projection.js';
import { reservationStream } from './reservation/reservation.stream.js';
import { endSessionsOnRestriction } from './session/end-sessions-on-restriction.policy.js';
import { memberSessionsStream } from './session/member-sessions.decider.js';
import { sessionStream } from './session/session.stream.js';

export const accountsParts: ContextParts = {
  name: 'accounts',
  streams: [accountStream, reservationStream, sessionStream, memberSessionsStream],
  projections: [{ projection: accountsProjection, models: [membersView, sessionsView, accountCountersView] }],
  policies: [sendVerificationMail, endSessionsOnRestriction],
  scheduled: [],
};
