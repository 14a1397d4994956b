import { ChildProcess } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { Unavailable } from '../../kernel/unavailable.js';
import { EmbeddedRouter } from './embedded-router.js';

const OPTIONS = { network: { ports: null, addresses: [] }, seats: 20, lines: 19 };
const OFFER = { link: 'bir', sdp: 'v=0' };

describe('A router whose process cannot be started', () => {
  it('is unavailable and has no seats, when an error comes instead of a process', async () => {
    const failures: unknown[] = [];
    const start = () => {
      const never = new ChildProcess();
      queueMicrotask(() => never.emit('error', new Error('spawn EAGAIN')));
      return never;
    };
    const router = new EmbeddedRouter(start, OPTIONS, (_, error) => failures.push(error));
    expect(router.seats).toBe(20);
    await expect(router.admit('oda', 'a', OFFER)).rejects.toThrow(Unavailable);
    expect([router.seats, failures.map(String)]).toEqual([0, ['Error: spawn EAGAIN', 'Error: ended with null']]);
    await router.close();
  });

  it('is tried again by the next who needs it', async () => {
    let tries = 0;
    const start = () => {
      tries++;
      throw new Error('spawn ENOMEM');
    };
    const router = new EmbeddedRouter(start, OPTIONS, () => undefined);
    for (const connection of ['a', 'b']) await expect(router.admit('oda', connection, OFFER)).rejects.toThrow(Unavailable);
    expect([tries, router.seats]).toEqual([2, 0]);
  });
});
