import { inWords, runCommand } from './platform/command-line.js';
import { SystemClock } from './platform/identity/system-clock.js';
import { readSettings } from './platform/settings/settings.js';
import { tendMembers } from './tend-members.js';

/** The operator's command line for members who cannot help themselves. */
runCommand((words) =>
  tendMembers(words, readSettings(process.env), new SystemClock(), (what, error) => {
    process.stderr.write(`${what}: ${inWords(error)}\n`);
  }),
);
