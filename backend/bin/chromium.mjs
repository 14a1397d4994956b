/** Finds a Chromium for the browser tests, and installs Debian's where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium without windows does the same with a fifth less of the machine. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const PLACES = [WITHOUT_WINDOWS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

/** The path of a Chromium; null, with a sentence that says why, when there is none and none may be installed. */
export function findChromium(say) {
  const known = find();
  // What is run often is worth a package more.
  const isSlow = process.env.CI === 'true' && known !== process.env.CHROMIUM && known !== WITHOUT_WINDOWS;
  const found = (known && !isSlow ? known : installed(say)) ?? known ?? null;
  if (!found) say('  chromium was not found. On Debian: sudo apt-get install chromium. Elsewhere: say where it is in CHROMIUM.');
  return found;
}

function installed(say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('  Installing Chromium for the tests (Debian package) …');
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  // A journey about notifications needs the one with windows.
  const packages = ['chromium', 'chromium-headless-shell'].filter((name) => !existsSync(join('/usr/bin', name)));
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return find();
}
