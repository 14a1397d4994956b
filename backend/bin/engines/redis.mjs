/** Finds a redis-server for the tests, and installs Debian's where that is allowed. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAME = 'redis-server';

/** The path of a redis-server; null, with a sentence that says why, when there is none and none may be installed. */
export function findRedis(say) {
  const found = onPath() ?? installed(say);
  if (!found) say(`  ${NAME} was not found. On Debian: sudo apt-get install ${NAME}.`);
  return found;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, NAME)).find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // What is not there or cannot be executed is not found; there is nothing else to learn from the failure.
  }
}

function installed(say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say(`  Installing ${NAME} for the tests (Debian package) …`);
  // Tests start their own server: the package's service is not to run.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', NAME);
  return onPath();
}
