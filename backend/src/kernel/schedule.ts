import type { Command, Intent } from './command.js';

/** A command that waits for its time. The same key again replaces it. */
export interface ScheduledCommand {
  readonly key: string;
  /** ISO time. */
  readonly at: string;
  readonly intent: Intent;
  readonly correlationId: string;
  readonly causationId: string;
}

/** Commands to be sent later. They are reminders, not facts: replaying the policies that asked for them makes them again. */
export interface Scheduler {
  schedule(command: ScheduledCommand): void;
  cancel(key: string): void;
}

export type ScheduledType = new (...parameters: never[]) => Command;
