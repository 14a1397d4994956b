import { describe, expect, it } from '@jest/globals';
import { BACK_TO_MESH_MS, carriedFor, carrierOf, routedOf } from './carrier.rules.js';
import type { KnownPeer } from './peers.rules.js';

const peer = (userId: string, more: Partial<KnownPeer> = {}): KnownPeer => ({
  ...{ userId, connectionId: `c-${userId}`, isMuted: false, isDeafened: false, isSilenced: false, shutFrom: [] },
  ...more,
});

describe('What carries a room', () => {
  it.each([
    ['eight', 8, 'mesh', null, 'mesh'],
    ['the ninth', 9, 'mesh', null, 'router'],
    ['nine for long', 9, 'router', null, 'router'],
    ['eight again', 8, 'router', null, 'router'],
    ['eight for less than a minute', 8, 'router', BACK_TO_MESH_MS - 1, 'router'],
    ['eight for a minute', 8, 'router', BACK_TO_MESH_MS, 'mesh'],
    ['a ninth within the minute', 9, 'router', 5_000, 'router'],
  ] as const)('with %s', (_, count, before, few, by) => expect(carrierOf(count, before, few)).toBe(by));
  it('is its browsers where the router has gone, however many they are', () =>
    expect([carrierOf(9, 'router', null, false), carrierOf(20, 'mesh', null, false)]).toEqual(['mesh', 'mesh']));
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
