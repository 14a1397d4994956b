import { decides } from '../../../platform/commands/decides.js';
import { memberSessionsStream } from './member-sessions.decider.js';
import { EndMemberSessions, EndSession, ExpireSession, ProlongSession, RevokeSession, SignOutElsewhere, StartSession } from './session.commands.js';
import { sessionStream } from './session.stream.js';

export const sessionHandlers = [
  decides(StartSession, sessionStream, ({ sessionId }) => sessionId).handler,
  decides(ProlongSession, sessionStream, ({ sessionId }) => sessionId).handler,
  decides(EndSession, sessionStream, ({ sessionId }) => sessionId).handler,
  decides(RevokeSession, sessionStream, ({ sessionId }) => sessionId).handler,
  decides(ExpireSession, sessionStream, ({ sessionId }) => sessionId).handler,
  decides(EndMemberSessions, memberSessionsStream, ({ memberId }) => memberId).handler,
  decides(SignOutElsewhere, memberSessionsStream, ({ memberId }) => memberId).handler,
];
