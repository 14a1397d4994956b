import { RuleViolation } from './kernel/rule-violation.js';
import { SystemClock } from './platform/identity/system-clock.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings } from './platform/settings/settings.js';
import { tendMembers } from './tend-members.js';

const warn = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** The operator's command line for members who cannot help themselves. */
const main = (): Promise<string> =>
  tendMembers(process.argv.slice(2), readSettings(process.env), new SystemClock(), (what, error) => warn(`${what}: ${String(error)}`));

main().then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    const isForOperator = error instanceof WrongSetting || error instanceof RuleViolation;
    warn(isForOperator ? error.message : error instanceof Error ? String(error.stack) : String(error));
    process.exitCode = 1;
  },
);
