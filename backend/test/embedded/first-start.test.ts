import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';

const MAIN = join(process.cwd(), 'dist/src/main.js');
/** Seldom enough not to hold up what is asked, and often enough to see it unready. */
const LOOK_MS = 50;
const ADMIN = { ADMIN_EMAIL: 'ilk@ornek.dev', ADMIN_USERNAME: 'ilk_yonetici', ADMIN_PASSWORD: 'ilk-yoneticinin-sifresi' };
/** Of a start that hangs; the sample content takes a slow machine a minute. */
const LONGEST_START_MS = 240_000;

/** Below the ports that the system gives to whoever asks for any: no other test is given it before the child listens there. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

describe('The first start of an empty installation', () => {
  it('is healthy when its first admin can sign in and its sample content is there, and not before', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-first-'));
    const port = await freePort();
    const env = { PATH: process.env.PATH, DATA_DIR, PORT: String(port), DEMO: '1', LOG_LEVEL: 'silent', ...ADMIN };
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    try {
      const url = `http://127.0.0.1:${port}`;
      const seen: unknown[] = [];
      for (const until = Date.now() + LONGEST_START_MS; Date.now() < until && child.exitCode === null; await pause(LOOK_MS)) {
        const answer = await fetch(`${url}/api/health`).catch(() => null);
        if (answer?.status === 200) break;
        if (answer) seen.push(((await answer.json()) as { failing: unknown }).failing);
      }
      const body = JSON.stringify({ identifier: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD });
      const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const topics = (await (await fetch(`${url}/api/forum/topics`)).json()) as { data: unknown[] };
      expect([signedIn.status, topics.data.length > 0]).toEqual([200, true]);
      expect(seen).toContainEqual(expect.arrayContaining(['first-start']));
    } finally {
      const over = once(child, 'exit');
      if (child.kill('SIGTERM')) await over;
    }
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
});
