import { describe, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io';
import { SocketAddress } from './socket-address.js';

const socket = (address: string, forwarded?: string) => ({ handshake: { address, headers: { 'x-forwarded-for': forwarded } } }) as unknown as Socket;

describe('Where a socket comes from', () => {
  it.each([
    [[], '203.0.113.7', undefined, '203.0.113.7'],
    [[], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [[], '::ffff:203.0.113.7', undefined, '::ffff:203.0.113.7'],
    [['loopback'], '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [['loopback', '203.0.113.0/24'], '::1', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
    [['uniquelocal'], '::ffff:10.0.0.3', '2001:db8::1', '2001:db8::1'],
    [['10.0.0.3'], '10.0.0.3', 'uydurma, 203.0.113.7', '203.0.113.7'],
    [['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ])('with %j before it, %s saying %s, is %s – %s', (proxies, address, forwarded, expected) =>
    expect(new SocketAddress(proxies).of(socket(address, forwarded))).toBe(expected),
  );
});
