import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../../test/test-clock.js';
import { IceServers } from './ice-servers.service.js';

const SECRET = 'sir-sir-sir-sir-sir';
const STUN = ['stun:stun.example.org'];
const TURN = ['turn:turn.example.org:3478?transport=udp'];
const clock = new TestClock();
const vault = { blind: (purpose: string, text: string) => createHmac('sha256', 'key of the installation').update(`${purpose} ${text}`).digest('base64url') };
const servers = (stunUrls: readonly string[], turn: { urls: readonly string[]; secret: string } | null) =>
  new IceServers({ stunUrls, turn, socketUrl: 'ws://localhost/voice' }, clock, vault);

describe('The servers that a browser is told of', () => {
  it('are none where the operator named none', () => {
    const none = servers([], null);
    expect([none.all('m1'), none.open(), none.canRelay]).toEqual([[], [], false]);
  });
  it('are told without credentials but for the relay, whose end within the hour and name nobody', () => {
    const all = servers(STUN, { urls: TURN, secret: SECRET });
    const [stun, turn] = all.all('m1');
    const [ends = '', name = ''] = turn?.username?.split(':') ?? [];
    expect([stun, all.open(), all.canRelay, turn?.urls]).toEqual([{ urls: STUN }, [{ urls: STUN }], true, TURN]);
    expect(Number(ends) * 1_000 - clock.now().getTime()).toBe(60 * 60_000);
    expect([name.length, name.includes('m1')]).toEqual([16, false]);
    // As coturn checks them with `use-auth-secret`.
    expect(turn?.credential).toBe(createHmac('sha1', SECRET).update(`${ends}:${name}`).digest('base64'));
  });
  it('know a member by one name for a day, and nobody else by it', () => {
    const own = new TestClock();
    const all = new IceServers({ stunUrls: [], turn: { urls: TURN, secret: SECRET }, socketUrl: 'ws://localhost/voice' }, own, vault);
    const nameOf = (memberId: string) => all.all(memberId)[0]?.username?.split(':')[1];
    const first = nameOf('m1');
    expect([nameOf('m1') === first, nameOf('m2') === first]).toEqual([true, false]);
    own.advance({ hours: 25 });
    expect(nameOf('m1')).not.toBe(first);
  });
});
