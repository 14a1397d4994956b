import type { SessionEndReason } from '../../../../contracts/envelope.js';
import { Command } from '../../../kernel/command.js';

export class StartSession extends Command<{
  sessionId: string;
  memberId: string;
  tokenHash: string;
  remember: boolean;
  device: string | null;
  place: string | null;
}> {
  readonly type = 'StartSession';
}

/** Slides the end of a session that is in use. */
export class ProlongSession extends Command<{ sessionId: string }> {
  readonly type = 'ProlongSession';
}

export class EndSession extends Command<{ sessionId: string }> {
  readonly type = 'EndSession';
}

/** Ends a session from another one of the same member. */
export class RevokeSession extends Command<{ sessionId: string; bySessionId: string }> {
  readonly type = 'RevokeSession';
}

/** Closes the books of a session whose time is over; `atOnce` for one whose member is gone. */
export class ExpireSession extends Command<{ sessionId: string; atOnce?: true }> {
  readonly type = 'ExpireSession';
}

export type SessionCommand = StartSession | ProlongSession | EndSession | RevokeSession | ExpireSession;

/** Closes the books of every session whose time is over. */
export class ExpireSessions extends Command {
  readonly type = 'ExpireSessions';
}

export class EndMemberSessions extends Command<{ memberId: string; cause: string }> {
  readonly type = 'EndMemberSessions';
}

/** Ends all sessions of a member but one, or all when none is to be kept. `cause` names what asked for it, once. */
export class SignOutElsewhere extends Command<{ memberId: string; cause: string; keptSessionId: string | null; reason?: SessionEndReason }> {
  readonly type = 'SignOutElsewhere';
}

export type MemberSessionsCommand = EndMemberSessions | SignOutElsewhere;

/** Notes that a session is in use; one fact for each of its hours. */
export class NoteSessionUse extends Command<{ sessionId: string; memberId: string; tokenHash: string }> {
  readonly type = 'NoteSessionUse';
}
