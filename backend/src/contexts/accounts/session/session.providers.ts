import { SessionQuery } from '../read/session.query.js';
import { ExpireSessionsHandler } from './expire-sessions.handler.js';
import { NoteSessionUseHandler } from './note-session-use.handler.js';
import { OverdueSessions } from './overdue-sessions.js';
import { sessionHandlers } from './session.handlers.js';
import { SignIn } from './sign-in.js';

export const sessionProviders = [
  ...sessionHandlers,
  ExpireSessionsHandler,
  NoteSessionUseHandler,
  { provide: OverdueSessions, useExisting: SessionQuery },
  SignIn,
];
