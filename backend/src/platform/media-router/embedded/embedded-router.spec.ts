import { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ROUTER_LINES, VOICE_LIMITS } from '../../../../contracts/voice.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import { EmbeddedRouter } from './embedded-router.js';
import type { FromRouter, ToRouter } from './router-messages.js';

const OPTIONS = { network: { ports: null, addresses: [] }, seats: VOICE_LIMITS.routed, lines: ROUTER_LINES };
const OFFER = { link: 'bir', sdp: 'v=0' };

/** A process that lets everybody in, and says nothing else by itself. */
class Answering extends ChildProcess {
  override connected = true;
  override send(message: unknown): boolean {
    const { type, id } = message as ToRouter & { readonly id: number };
    if (type === 'begin') void Promise.resolve().then(() => this.say({ type: 'ready' }));
    if (type === 'admit') void Promise.resolve().then(() => this.say({ type: 'admitted', id, sdp: 'answer' }));
    return true;
  }
  say = (message: FromRouter) => this.emit('message', message);
  override disconnect(): void {
    void Promise.resolve().then(() => this.emit('exit', 0, null));
  }
}

describe('A router that lets in', () => {
  const failures: string[] = [];
  let process: Answering;
  let router: EmbeddedRouter;
  beforeEach(() => {
    jest.useFakeTimers();
    failures.length = 0;
    process = new Answering();
    router = new EmbeddedRouter(
      () => process,
      OPTIONS,
      (_, error) => failures.push(String(error)),
    );
    arrange('a', 'b', 'c');
  });
  const arrange = (...connections: readonly string[]) =>
    router.arrange(
      'oda',
      connections.map((connection) => ({ connection, isSilenced: false, isDeafened: false, shutFrom: [] })),
    );
  const stand = (line = [{ line: 0, connection: 'b' }]) => process.say({ type: 'lines', room: 'oda', lines: [['a', line]] });
  afterEach(async () => {
    await router.close();
    jest.useRealTimers();
  });

  it('whom nobody sees connected has no seats for ten minutes, and says what is to be mended', async () => {
    for (const connection of ['a', 'b', 'c']) expect(await router.admit('oda', connection, OFFER)).toBe('answer');
    await jest.advanceTimersByTimeAsync(24_000);
    expect([router.seats, failures]).toEqual([VOICE_LIMITS.routed, []]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([router.seats, failures]).toEqual([0, [expect.stringContaining('VOICE_ROUTER_ADDRESS')]]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(router.seats).toBe(VOICE_LIMITS.routed);
  });

  it('who are connected keeps its seats, whoever else is not', async () => {
    await router.admit('oda', 'a', OFFER);
    stand();
    for (const connection of ['b', 'c', 'd']) await router.admit('oda', connection, OFFER);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([router.seats, failures]).toEqual([VOICE_LIMITS.routed, []]);
  });

  it.each<[string, () => void]>([
    ['nobody is heard by it', () => stand([])],
    ['its room is over', () => router.arrange('oda', [])],
    ['its process has ended', () => process.emit('exit', 1, null)],
  ])('is seen to be reached anew once %s', async (_, end) => {
    await router.admit('oda', 'a', OFFER);
    stand();
    end();
    arrange('d', 'e', 'f');
    for (const connection of ['d', 'e', 'f']) await router.admit('oda', connection, OFFER);
    await jest.advanceTimersByTimeAsync(25_000);
    expect([router.seats, failures.at(-1)]).toEqual([0, expect.stringContaining('VOICE_ROUTER_ADDRESS')]);
  });
});

describe('A router whose process cannot be started', () => {
  it('is unavailable and has no seats, when an error comes instead of a process', async () => {
    const failures: unknown[] = [];
    const start = () => {
      const never = new ChildProcess();
      queueMicrotask(() => never.emit('error', new Error('spawn EAGAIN')));
      return never;
    };
    const router = new EmbeddedRouter(start, OPTIONS, (_, error) => failures.push(error));
    expect(router.seats).toBe(VOICE_LIMITS.routed);
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
