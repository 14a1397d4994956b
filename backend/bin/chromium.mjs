/** Finds a Chromium for the browser tests, and installs Debian's where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

/** The path of a Chromium; ends the process with a sentence when there is none and none may be installed. */
export function findChromium(report) {
  return find() ?? installed(report) ?? refuse();
}

function installed(report) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  report('  Testler için Chromium kuruluyor (Debian paketi) …');
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return find();
}

function refuse() {
  process.stderr.write(
    'Tarayıcı testleri için Chromium gerekli ve bulunamadı. Debian’da: sudo apt-get install chromium. Başka bir yerdeyse CHROMIUM ortam değişkeniyle yolunu verin.\n',
  );
  process.exit(1);
}
