/** Finds an engine that is written in Go, or builds it once into the cache folder of whoever runs this. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A slow machine may take as long as it needs; only what hangs for ever is ended. */
const BUILD_MS = 60 * 60_000;
const WAIT_MS = BUILD_MS + 30_000;
const EDITION_LENGTH = 8;

/**
 * The path of a program: the one on PATH, else one that is built from a Go module; null, with a sentence that says why, when there is
 * neither. `added` are files by path; `changed` are pairs of texts by path, of which the first must stand in the file.
 */
export function goTool({ name, module, version, command, added = {}, changed = {} }, say) {
  const edition = createHash('sha256')
    .update(JSON.stringify([added, changed]))
    .digest('hex')
    .slice(0, EDITION_LENGTH);
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'meydan', `${name}-${version}-${edition}`);
  const built = join(folder, name);
  const found = onPath(name) ?? program(built);
  if (found) return found;
  try {
    if (!onPath('go')) throw new Error('it is not on PATH, and there is no Go to build it with');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return alone(join(folder, 'lock'), () => program(built) ?? build({ name, module, version, command, added, changed, built, folder }, say));
  } catch (error) {
    say(`  ${name} ${version} cannot be had: ${error.message}`);
    return null;
  }
}

function program(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile() ? path : null;
  } catch {
    return null; // What is not there or cannot be executed is not found; there is nothing else to learn from the failure.
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => program(join(folder, name))).find(Boolean) ?? null;
}

/** `go install package@version` asks the module proxy for a list of versions, which some proxies refuse; a module of its own that requires one version does not. */
function build({ name, module, version, command, added, changed, built, folder }, say) {
  const requirement = `${module}@${version}`;
  say(`  Building ${name} with Go (${requirement}; the first time takes some minutes) …`);
  const until = Date.now() + BUILD_MS;
  const scratch = mkdtempSync(join(folder, 'build-'));
  try {
    go(['mod', 'init', 'scratch'], scratch, until);
    go(['mod', 'edit', `-require=${requirement}`], scratch, until);
    go(['mod', 'download', module], scratch, until);
    const source = join(scratch, 'source');
    cpSync(go(['list', '-mod=mod', '-m', '-f', '{{.Dir}}', module], scratch, until).trim(), source, { recursive: true });
    // What comes from the module cache is read-only, its folders too.
    for (const [path, content] of Object.entries(added)) {
      chmodSync(join(source, dirname(path)), 0o755);
      writeFileSync(join(source, path), content);
    }
    for (const [path, pairs] of Object.entries(changed)) change(join(source, path), pairs);
    go(['build', '-mod=mod', '-buildvcs=false', '-o', join(scratch, name), `.${command}`], source, until);
    renameSync(join(scratch, name), built);
    return built;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Only the first place of each text is changed; where it does not stand, the module is another one than it was written for. */
function change(path, pairs) {
  let content = readFileSync(path, 'utf8');
  for (const [old, now] of pairs) {
    if (!content.includes(old)) throw new Error(`${path} has no "${old}"`);
    content = content.replace(old, () => now);
  }
  chmodSync(path, 0o644);
  writeFileSync(path, content);
}

function go(words, cwd, until) {
  const { status, error, stdout, stderr } = spawnSync('go', words, {
    cwd,
    env: { ...process.env, GOWORK: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: Math.max(1, until - Date.now()),
    killSignal: 'SIGKILL',
  });
  if (status === 0) return stdout;
  const why =
    error?.code === 'ETIMEDOUT' ? `it did not end within ${BUILD_MS / 60_000} minutes` : (error?.message ?? stderr.trim().split('\n').slice(-3).join(' '));
  throw new Error(`go ${words[0]} failed: ${why}`);
}

/** Runs work while no other process does; waits for one that does. */
function alone(lock, work) {
  take(lock, Date.now() + WAIT_MS);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock, until) {
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // Two processes that both find a lock left behind may both build: each renames a whole program into place, so that does no harm.
    if (leftBehind(lock)) rmSync(lock, { force: true });
    else if (Date.now() > until) throw new Error(`another process has been building for too long (${lock})`);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function leftBehind(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > WAIT_MS) return true;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EPERM') return false;
    if (error.code === 'ESRCH') return true;
    throw error;
  }
}
