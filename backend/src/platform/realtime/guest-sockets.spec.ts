import { describe, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io';
import type { Clock } from '../../kernel/clock.js';
import { InProcessRateLimiter } from '../rate-limit/in-process-rate-limiter.js';
import { GUEST_SOCKETS, GuestSockets } from './guest-sockets.js';
import { SocketAddress } from './socket-address.js';

const clock: Clock = { now: () => new Date('2026-11-21T10:00:00Z'), wakeAt: () => () => undefined };
let ids = 0;
const socketFrom = (address: string) => ({ id: `${ids++}`, connected: true, handshake: { address, headers: {} } }) as unknown as Socket;
const house = () => new GuestSockets(new InProcessRateLimiter(clock), clock, new SocketAddress([]));
const admitted = async (guests: GuestSockets, count: number, address: string) => {
  const answers: boolean[] = [];
  for (let turn = 0; turn < count; turn++) answers.push(await guests.admit(socketFrom(address)));
  return answers.filter(Boolean).length;
};

describe('Guests who listen', () => {
  it('are so many from one address at once, whoever else comes', async () => {
    const guests = house();
    expect(await admitted(guests, GUEST_SOCKETS.atOnce + 5, '203.0.113.7')).toBe(GUEST_SOCKETS.atOnce);
    expect(await admitted(guests, 3, '203.0.113.8')).toBe(3);
  });
  it('make room when they leave', async () => {
    const guests = house();
    const first = socketFrom('203.0.113.7');
    await guests.admit(first);
    await admitted(guests, GUEST_SOCKETS.atOnce, '203.0.113.7');
    guests.left(first);
    guests.left(first);
    expect(await admitted(guests, 3, '203.0.113.7')).toBe(1);
  });
  it('may not come and go without end', async () => {
    const guests = house();
    let entered = 0;
    for (let turn = 0; turn < GUEST_SOCKETS.aMinute + 20; turn++) {
      const socket = socketFrom('203.0.113.7');
      if (await guests.admit(socket)) entered++;
      guests.left(socket);
    }
    expect(entered - GUEST_SOCKETS.aMinute).toBeLessThanOrEqual(1);
    expect(entered).toBeGreaterThanOrEqual(GUEST_SOCKETS.aMinute);
  });
  it('are not counted when they are gone before', async () => {
    const guests = house();
    const gone = Object.assign(socketFrom('203.0.113.7'), { connected: false });
    expect(await guests.admit(gone)).toBe(false);
    expect(await admitted(guests, GUEST_SOCKETS.atOnce, '203.0.113.7')).toBe(GUEST_SOCKETS.atOnce);
  });
});
