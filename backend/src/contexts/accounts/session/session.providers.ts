import { SessionQuery } from '../read/session.query.js';
import { ExpireSessionsHandler } from './expire-sessions.handler.js';
import { KnownDevices } from './known-devices.js';
import { NoteSessionUseHandler } from './note-session-use.handler.js';
import { OverdueSessions } from './overdue-sessions.js';
import { PasswordChange } from './password-change.js';
import { PasswordProof } from './password-proof.js';
import { sessionHandlers } from './session.handlers.js';
import { SessionUpkeep } from './session-upkeep.js';
import { SignIn } from './sign-in.js';
import { SignInPace } from './sign-in-pace.js';

export const sessionProviders = [
  ...sessionHandlers,
  ExpireSessionsHandler,
  NoteSessionUseHandler,
  { provide: OverdueSessions, useExisting: SessionQuery },
  KnownDevices,
  SignInPace,
  PasswordProof,
  SignIn,
  SessionUpkeep,
  PasswordChange,
];
