import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../../test/test-clock.js';
import { IceServers } from './ice-servers.service.js';

const SECRET = 'sir-sir-sir-sir-sir';
const STUN = ['stun:stun.example.org'];
const TURN = ['turn:turn.example.org:3478?transport=udp'];
const clock = new TestClock();
const servers = (stunUrls: readonly string[], turn: { urls: readonly string[]; secret: string } | null) =>
  new IceServers({ stunUrls, turn, socketUrl: 'ws://localhost/voice' }, clock);

describe('The servers that a browser is told of', () => {
  it('are none where the operator named none', () => {
    const none = servers([], null);
    expect([none.all(), none.open(), none.canRelay]).toEqual([[], [], false]);
  });
  it('are told without credentials but for the relay, whose end within the hour and name nobody', () => {
    const all = servers(STUN, { urls: TURN, secret: SECRET });
    const [stun, turn] = all.all();
    const [ends = '', name = ''] = turn?.username?.split(':') ?? [];
    expect([stun, all.open(), all.canRelay, turn?.urls]).toEqual([{ urls: STUN }, [{ urls: STUN }], true, TURN]);
    expect(Number(ends) * 1_000 - clock.now().getTime()).toBe(60 * 60_000);
    expect([name.length, all.all()[1]?.username === turn?.username]).toEqual([16, false]);
    // As coturn checks them with `use-auth-secret`.
    expect(turn?.credential).toBe(createHmac('sha1', SECRET).update(`${ends}:${name}`).digest('base64'));
  });
});
