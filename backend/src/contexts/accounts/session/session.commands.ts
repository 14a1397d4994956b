import { Command } from '../../../kernel/command.js';

export class StartSession extends Command<{ sessionId: string; memberId: string; tokenHash: string; remember: boolean }> {
  readonly type = 'StartSession';
}

/** Slides the end of a session that is in use. */
export class ProlongSession extends Command<{ sessionId: string }> {
  readonly type = 'ProlongSession';
}

export class EndSession extends Command<{ sessionId: string }> {
  readonly type = 'EndSession';
}

/** Closes the books of a session whose time is over. */
export class ExpireSession extends Command<{ sessionId: string }> {
  readonly type = 'ExpireSession';
}

export type SessionCommand = StartSession | ProlongSession | EndSession | ExpireSession;

/** Closes the books of every session whose time is over. */
export class ExpireSessions extends Command {
  readonly type = 'ExpireSessions';
}

export class EndMemberSessions extends Command<{ memberId: string; cause: string }> {
  readonly type = 'EndMemberSessions';
}
