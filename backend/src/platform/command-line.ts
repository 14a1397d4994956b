import { EventLogRefused, UnreadableFact } from '../kernel/event-log.js';
import { RuleViolation } from '../kernel/rule-violation.js';
import { Unavailable } from '../kernel/unavailable.js';
import { MoveRefused } from './moving/move-folder.js';
import { WrongSetting } from './settings/readings.js';

/** What the operator can mend, or wait for. */
const THEIRS = [WrongSetting, RuleViolation, MoveRefused, EventLogRefused, UnreadableFact, Unavailable];

/** An error in the operator's terminal: in its own words when it is theirs to mend, else with its stack. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return THEIRS.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

/** Runs a command of the operator: prints the sentence that it ends with, or says why it failed and lets the process end with 1. */
export function runCommand(command: (words: readonly string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (sentence) => process.stdout.write(`${sentence}\n`),
    (error: unknown) => {
      process.stderr.write(`${inWords(error)}\n`);
      process.exitCode = 1;
    },
  );
}
