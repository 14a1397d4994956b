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

export type SessionCommand = StartSession | ProlongSession | EndSession;

export class EndMemberSessions extends Command<{ memberId: string; cause: string }> {
  readonly type = 'EndMemberSessions';
}
