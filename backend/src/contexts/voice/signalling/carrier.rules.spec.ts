import { describe, expect, it } from '@jest/globals';
import { CROWD, carriedFor, carrierOf, routedOf } from './carrier.rules.js';
import type { KnownPeer } from './peers.rules.js';

const peer = (userId: string, more: Partial<KnownPeer> = {}): KnownPeer => ({
  ...{ userId, connectionId: `c-${userId}`, isMuted: false, isDeafened: false, isSilenced: false, shutFrom: [] },
  ...more,
});

describe('What carries a room', () => {
  it('is a router for more than eight and for a minute after that, and its browsers where the router has gone', () => {
    expect(CROWD).toEqual({ above: 8, lastsMs: 60_000 });
    expect([carrierOf(true, true), carrierOf(false, true), carrierOf(true, false)]).toEqual(['router', 'mesh', 'mesh']);
  });
});

describe('What a router is told', () => {
  it('is who is silenced or has their microphone off, who hears nobody, and between whom a block stands, whoever set it', () =>
    expect(routedOf([peer('a', { shutFrom: ['b'] }), peer('b', { isSilenced: true }), peer('c', { isMuted: true, isDeafened: true })])).toEqual([
      { connection: 'c-a', isSilenced: false, isDeafened: false, shutFrom: ['c-b'] },
      { connection: 'c-b', isSilenced: true, isDeafened: false, shutFrom: ['c-a'] },
      { connection: 'c-c', isSilenced: true, isDeafened: true, shutFrom: [] },
    ]));
});

describe('What somebody is told of the lines', () => {
  it('is who is on each of their own, of those who are there', () => {
    const lines = new Map([
      [
        'c-a',
        [
          { line: 0, connection: 'c-b' },
          { line: 1, connection: 'gone' },
        ],
      ],
    ]);
    const all = [peer('a'), peer('b')];
    expect(carriedFor('c-a', 'router', all, lines)).toEqual({ by: 'router', lines: [{ line: 0, userId: 'b', connectionId: 'c-b' }] });
    expect(carriedFor('c-b', 'router', all, lines)).toEqual({ by: 'router', lines: [] });
  });
});
