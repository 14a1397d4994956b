import type { Intent } from '../../kernel/command.js';

/** A command that is sent again and again, at whole multiples of a time. */
export interface Recurring {
  readonly name: string;
  readonly everyMs: number;
  readonly intent: Intent;
}
