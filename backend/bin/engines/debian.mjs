/** Finds programs for the tests, and installs Debian's where that is allowed. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program; null, with a sentence that says why, when there is none and its package may not be installed. */
export function findProgram(name, { from = name, say }) {
  const found = onPath(name) ?? installed(name, from, say);
  if (!found) say(`  ${name} was not found. On Debian: sudo apt-get install ${from}.`);
  return found;
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // What is not there or cannot be executed is not found; there is nothing else to learn from the failure.
  }
}

function installed(name, from, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say(`  Installing ${from} for the tests (Debian package) …`);
  // Tests start their own server: the package's service is not to run.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', from);
  return onPath(name);
}
