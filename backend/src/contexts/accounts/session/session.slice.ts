import { intent } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { SignedIn } from '../../notifications/push/signed-in.port.js';
import { SessionQuery } from '../views/session.query.js';
import { Admission } from './admission.answer.js';
import { KnownDevices } from './known-devices.service.js';
import { memberSessionsStream } from './member-sessions.decider.js';
import { OpenSessionsQuery } from './open-sessions.query.js';
import { OverdueSessions } from './overdue-sessions.port.js';
import { PasswordChange } from './password-change.service.js';
import { PasswordProof } from './password-proof.service.js';
import { RefusedSignIns } from './refused-sign-ins.service.js';
import {
  EndMemberSessions,
  EndSession,
  ExpireSession,
  ExpireSessions,
  NoteSessionUse,
  ProlongSession,
  RevokeSession,
  SignOutElsewhere,
  StartSession,
} from './session.commands.js';
import { SessionController } from './session.controller.js';
import { ExpireSessionsHandler, NoteSessionUseHandler } from './session.handlers.js';
import { endSessionsOnRestriction, signOutOnPasswordChange } from './session.policy.js';
import { sessionStream } from './session.stream.js';
import { sessionTold } from './session.told.js';
import { AnnounceSessionEnd } from './session-end.announcer.js';
import { SessionUpkeep } from './session-upkeep.service.js';
import { sessionUseStream } from './session-use.decider.js';
import { SessionsController } from './sessions.controller.js';
import { SignIn } from './sign-in.service.js';
import { SignInPace } from './sign-in-pace.service.js';

const EXPIRE_EVERY_MS = 5 * 60_000;

const sessionId = ({ sessionId }: { sessionId: string }): string => sessionId;
const memberId = ({ memberId }: { memberId: string }): string => memberId;

export const session: Slice = {
  streams: [sessionStream, memberSessionsStream, sessionUseStream],
  told: sessionTold,
  commands: [
    decides(StartSession, sessionStream, sessionId),
    decides(ProlongSession, sessionStream, sessionId),
    decides(EndSession, sessionStream, sessionId),
    decides(RevokeSession, sessionStream, sessionId),
    decides(ExpireSession, sessionStream, sessionId),
    decides(EndMemberSessions, memberSessionsStream, memberId),
    decides(SignOutElsewhere, memberSessionsStream, memberId),
    handledBy(NoteSessionUse, NoteSessionUseHandler),
    handledBy(ExpireSessions, ExpireSessionsHandler, 'cleanup'),
  ],
  policies: [endSessionsOnRestriction, signOutOnPasswordChange],
  recurring: [{ name: 'expire-sessions', everyMs: EXPIRE_EVERY_MS, intent: intent(ExpireSessions, {}) }],
  live: [{ line: 'open', announcer: AnnounceSessionEnd }],
  answers: [answer(SignedIn, OpenSessionsQuery)],
  controllers: [SessionController, SessionsController],
  providers: [
    OpenSessionsQuery,
    { provide: OverdueSessions, useExisting: SessionQuery },
    KnownDevices,
    RefusedSignIns,
    SignInPace,
    PasswordProof,
    SignIn,
    SessionUpkeep,
    PasswordChange,
    Admission,
  ],
};
