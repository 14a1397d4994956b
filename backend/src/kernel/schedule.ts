import type { Intent } from './command.js';

/** A command that waits for its time. The same key again replaces it. */
export interface ScheduledCommand {
  readonly key: string;
  /** ISO time. */
  readonly at: string;
  readonly intent: Intent;
  readonly correlationId: string;
  readonly causationId: string;
  /** Id of the event from which it follows, where a policy asks for it. */
  readonly event?: string;
}

/** Commands to be sent later. They are reminders, not facts: replaying the policies that asked for them makes them again. */
export interface Scheduler {
  /** Resolves once the command is safely kept. */
  schedule(command: ScheduledCommand): Promise<void>;
  /** Calls a waiting command off; one that is being sent is not stopped. */
  cancel(key: string): Promise<void>;
}
