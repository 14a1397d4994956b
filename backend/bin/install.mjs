/** Installs the npm packages when the lock file has changed since they were installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = join(root, 'node_modules/.installed');
const digest = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const OLDEST_NODE = [20, 19];

/** Answers whether anything was installed; ends the process with a sentence when it cannot be. */
export function install(report) {
  refuseOldNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest()) return false;
  report('  Paketler kuruluyor (ilk seferinde bir iki dakika sürer) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) end('Paketler kurulamadı. İnternet bağlantınızı ve npm ayarlarınızı kontrol edip yeniden deneyin.');
  writeFileSync(stamp, digest());
  return true;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  end(`Meydan için Node ${OLDEST_NODE.join('.')} veya yenisi gerekir; bu makinede ${process.versions.node} var.`);
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
