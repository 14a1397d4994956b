/** @jest-environment jsdom */

import { CODE } from '@contracts/envelope';
import type { JoinVoiceAnswer, JoinVoiceRoom, VoicePeer } from '@contracts/voice-signals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Signalling, type SignallingEvents } from './signalling';

const SELF: VoicePeer = { userId: 'm1', connectionId: 'page', isMuted: false, isDeafened: false, isSilenced: false };
const JOINED: JoinVoiceAnswer = { success: true, connectionId: 'page', peers: [], self: SELF, carried: { by: 'router', lines: [] } };

/** The connection as socket.io gives it. */
class FakeSocket {
  connected = false;
  tries = 0;
  readonly joins: JoinVoiceRoom[] = [];
  private readonly listeners = new Map<string, (told?: unknown) => void>();

  on(event: string, listener: (told?: unknown) => void) {
    this.listeners.set(event, listener);
  }
  timeout() {
    return {
      emit: (_event: string, join: JoinVoiceRoom, answer: (late: Error | null, answer?: JoinVoiceAnswer) => void) => {
        this.joins.push(join);
        if (answered) answer(null, answered);
        else answer(new Error('operation has timed out'));
      },
    };
  }
  connect() {
    this.tries++;
    return this;
  }
  disconnect() {
    return this;
  }
  removeAllListeners() {
    this.listeners.clear();
  }
  arrive() {
    this.connected = true;
    this.listeners.get('connected')?.();
  }
  breakOff(reason = 'transport close') {
    this.connected = false;
    this.listeners.get('disconnect')?.(reason);
  }
}

const mockOpened: FakeSocket[] = [];
const mockOptions: unknown[] = [];
jest.mock('socket.io-client', () => ({
  io: (_address: string, options: unknown) => {
    mockOptions.push(options);
    const socket = new FakeSocket();
    mockOpened.push(socket);
    return socket;
  },
}));

let signalling: Signalling;
let isRouted: boolean;
/** Null: nobody answers. */
let answered: JoinVoiceAnswer | null;

/** A page that has stood for so long. */
async function standing(ms: number, takeOver = false): Promise<FakeSocket> {
  const nothing = () => undefined;
  const events = { joined: nothing, broken: nothing, isRouted: () => isRouted } as unknown as SignallingEvents;
  signalling = new Signalling(
    'room',
    () => Promise.reject(new Error('nobody asks')),
    () => ({ tabId: 'tab', isMuted: false, isDeafened: false }),
    events,
  );
  await signalling.open(takeOver);
  const socket = mockOpened.at(-1);
  if (!socket) throw new Error('Nobody has opened a connection');
  socket.arrive();
  jest.advanceTimersByTime(ms);
  return socket;
}

beforeEach(() => {
  jest.useFakeTimers();
  isRouted = true;
  answered = JOINED;
});
afterEach(() => {
  signalling.close();
  jest.useRealTimers();
});

describe('The line to the server, when it breaks', () => {
  it.each(['transport close', 'io server disconnect'])(
    'is tried again at once where a router carries the room (%s), and then in its own time',
    async (reason) => {
      const socket = await standing(3_000);
      socket.breakOff(reason);
      jest.advanceTimersByTime(149);
      expect(socket.tries).toBe(0);
      jest.advanceTimersByTime(301);
      expect(socket.tries).toBe(1);
      jest.advanceTimersByTime(60_000);
      expect(socket.tries).toBe(1);
    },
  );

  it('is tried again by the client library three seconds later, and five once that has failed', async () => {
    await standing(0);
    expect(mockOptions.at(-1)).toMatchObject({ reconnectionDelay: 3_000, reconnectionDelayMax: 5_000 });
  });

  it('is not hurried where browsers carry it', async () => {
    isRouted = false;
    const socket = await standing(3_000);
    socket.breakOff('io server disconnect');
    jest.advanceTimersByTime(2_999);
    expect(socket.tries).toBe(0);
    jest.advanceTimersByTime(1);
    expect(socket.tries).toBe(1);
  });

  it('is not hurried when it had hardly stood', async () => {
    const socket = await standing(2_999);
    socket.breakOff('io server disconnect');
    jest.advanceTimersByTime(2_999);
    expect(socket.tries).toBe(0);
  });

  it('is not tried again after the end', async () => {
    const socket = await standing(3_000);
    socket.breakOff();
    signalling.close();
    jest.advanceTimersByTime(60_000);
    expect(socket.tries).toBe(0);
  });
});

describe('Taking the place of another page', () => {
  const REFUSED: JoinVoiceAnswer = { success: false, code: CODE.unavailable, message: 'The server is busy' };

  it.each<[string, JoinVoiceAnswer | null]>([
    ['nobody answers', null],
    ['the server cannot', REFUSED],
  ])('is asked for again when %s, and no more once it has succeeded', async (_what, first) => {
    answered = first;
    const socket = await standing(0, true);
    socket.arrive();
    answered = JOINED;
    socket.arrive();
    socket.arrive();
    expect(socket.joins.map(({ takeOver }) => takeOver)).toEqual([true, true, true, false]);
  });
});
