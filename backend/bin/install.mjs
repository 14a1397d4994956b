/** Installs the npm packages unless those of the lock file are there. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const OLDEST_NODE = [20, 19];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const INTERRUPTED = 130;
const waitForNpm = () => undefined;

/** Answers whether anything was installed; ends the process with a sentence when it cannot be. */
export function install(report) {
  refuseOldNode();
  if (isInstalled(root)) return false;
  report('  Installing the npm packages (a minute or two the first time) …');
  // An npm that is interrupted tidies up for a while: whoever starts again must not meet it at that.
  for (const name of SIGNALS) process.on(name, waitForNpm);
  const { status, signal } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  for (const name of SIGNALS) process.off(name, waitForNpm);
  if (signal || status === INTERRUPTED) process.exit(INTERRUPTED);
  if (status !== 0) end('The npm packages could not be installed. Check the network and the settings of npm, then try again.');
  if (!isInstalled(root)) end('The packages were installed, but not all of them are there. Run npm start again.');
  return true;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  end(`Meydan needs Node ${OLDEST_NODE.join('.')} or newer; this machine has ${process.versions.node}.`);
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
