import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { startApp } from './app.js';
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
