import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OnlineCount } from '../contracts/operations.js';
import type { Presence } from '../src/kernel/presence.js';
import { PRESENCE } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { LiveSocket } from './sockets.js';

describe('whoever is online', () => {
  let app: TestApp;
  let elif: Client;
  const opened: LiveSocket[] = [];
  beforeEach(async () => {
    app = await startApp();
    elif = await app.member('elif');
  });
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.close();
    await app.stop();
  });

  const connect = async (token: string | null, first = 'ready') => {
    const socket = LiveSocket.open(app.guest.url, { token });
    opened.push(socket);
    await socket.next(first);
    return socket;
  };
  const online = async () => (await app.guest.get<OnlineCount>('/api/stats/online')).body.data.count;
  /** What is counted once the server has noticed. */
  const onlineSoon = async (count: number) => {
    for (let turn = 0; turn < 500 && (await online()) !== count; turn++) await pause(20);
    return online();
  };

  it('is counted once, with several sockets, until the last is closed', async () => {
    const derya = await app.member('derya');
    expect(await online()).toBe(0);
    const [one, other] = [await connect(elif.sessionToken), await connect(elif.sessionToken)];
    expect(await online()).toBe(1);
    const third = await connect(derya.sessionToken);
    expect(await online()).toBe(2);
    one.close();
    third.close();
    expect(await onlineSoon(1)).toBe(1);
    other.close();
    expect(await onlineSoon(0)).toBe(0);
  });
  it('is not a socket that was turned away', async () => {
    await connect('yok', 'error');
    expect(await online()).toBe(0);
  });
  it('is so for as long as a socket is open', async () => {
    await connect(elif.sessionToken);
    for (let turn = 0; turn < 5; turn++) app.clock.advance({ minutes: 1 });
    expect(await online()).toBe(1);
  });
  it('is no more when the session is signed out', async () => {
    const socket = await connect(elif.sessionToken);
    await elif.post('/api/auth/logout');
    await socket.next('disconnect');
    expect(await onlineSoon(0)).toBe(0);
  });
  it('is gone with the server', async () => {
    await connect(elif.sessionToken);
    const presence = app.meydan.app.get<Presence>(PRESENCE);
    expect(await presence.countAt('site')).toBe(1);
    await app.meydan.stop();
    expect(await presence.countAt('site')).toBe(0);
  });
});
