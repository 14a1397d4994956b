import { decides } from '../../../platform/commands/decides.js';
import { memberSessionsStream } from './member-sessions.decider.js';
import { EndMemberSessions, EndSession, ExpireSession, ProlongSession, RevokeSession, SignOutElsewhere, StartSession } from './session.commands.js';
import { sessionStream } from './session.stream.js';

export const sessionHandlers = [
  decides(StartSession, sessionStream, ({ sessionId }) => sessionId),
  decides(ProlongSession, sessionStream, ({ sessionId }) => sessionId),
  decides(EndSession, sessionStream, ({ sessionId }) => sessionId),
  decides(RevokeSession, sessionStream, ({ sessionId }) => sessionId),
  decides(ExpireSession, sessionStream, ({ sessionId }) => sessionId),
  decides(EndMemberSessions, memberSessionsStream, ({ memberId }) => memberId),
  decides(SignOutElsewhere, memberSessionsStream, ({ memberId }) => memberId),
];
