import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../src/platform/scratch.fixture.js';
import { startApp } from './app.js';
import { MAIN, ServerProcess } from './crash-child.js';
import { inBothHomes } from './second-home/in-both-homes.js';

const SOON_MS = 10_000;

inBothHomes.describe('Stopping', () => {
  it('does not wait for connections that somebody keeps open', async () => {
    const app = await startApp();
    const { port, hostname } = new URL(app.meydan.url);
    const silent = connect(Number(port), hostname);
    await new Promise((resolve) => silent.once('connect', resolve));
    await app.guest.get('/api/stats/members');
    const began = Date.now();
    await app.stop();
    expect(Date.now() - began).toBeLessThan(SOON_MS);
    silent.destroy();
  });
});

describe('A process that is told to stop before it serves', () => {
  const path = scratchFolder();

  it('ends at once as one that was stopped, and the next one starts', async () => {
    const dataDir = path('dur');
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!existsSync(join(dataDir, 'events.db'))) await pause(1);
    const since = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(Date.now() - since).toBeLessThan(SOON_MS);
    const next = await ServerProcess.start(dataDir);
    await next.kill();
  });
});
