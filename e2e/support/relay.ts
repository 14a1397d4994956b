import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../backend/test/engines/free-port';

const SECRET = 'bir-roleye-verilen-sir';

/** A coturn of the test's own, on the loopback. Browsers reach it by TCP alone, as where UDP is shut. */
export interface Relay {
  /** Tells an installation of it. */
  readonly settings: Record<string, string>;
  readonly port: number;
  stop(): Promise<void>;
}

/** What tells an installation of a relay that is reached at a port. */
export const settingsAt = (port: number): Record<string, string> => ({ TURN_URLS: `turn:127.0.0.1:${port}?transport=tcp`, TURN_SECRET: SECRET });

export async function startRelay(): Promise<Relay> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'meydan-relay-'));
  const own = ['--no-cli', '--no-tls', '--no-dtls', '--no-udp', '--fingerprint', `--pidfile=${join(folder, 'pid')}`, `--userdb=${join(folder, 'db')}`];
  const here = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers', `--listening-port=${port}`, '--log-file=stdout', '--simple-log'];
  const who = ['--use-auth-secret', `--static-auth-secret=${SECRET}`, '--realm=meydan', '--user-quota=40'];
  const child = spawn(process.env.TURNSERVER || 'turnserver', ['-n', ...own, ...here, ...who], { stdio: 'ignore', cwd: folder });
  await expect.poll(() => answers(port), { intervals: [50], timeout: 10_000 }).toBe(true);
  return {
    settings: settingsAt(port),
    port,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
