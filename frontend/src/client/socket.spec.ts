/** @jest-environment jsdom */

import type { LiveChange, Present, Subscribe, Subscribed, Writing } from '@contracts/envelope';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KnownMember } from './knownMember';

type Answer = (error: Error | null, answer?: Subscribed | { success: false }) => void;

/** The connection as socket.io gives it: what is asked stays open until the test answers. */
class FakeSocket {
  connected = false;
  private readonly listeners = new Map<string, (told?: unknown) => void>();
  readonly questions: { question: Subscribe; answer: Answer }[] = [];
  readonly left: string[] = [];
  readonly log: string[] = [];

  on(event: string, listener: (told?: unknown) => void) {
    this.listeners.set(event, listener);
  }
  timeout() {
    return { emit: (_event: string, question: Subscribe, answer: Answer) => this.questions.push({ question, answer }) };
  }
  emit(_event: string, { channel }: { channel: string }) {
    this.left.push(channel);
  }
  connect() {
    this.log.push('connect');
    return this;
  }
  disconnect() {
    this.log.push('disconnect');
    this.connected = false;
    return this;
  }
  /** Where listeners see each other. */
  show(event: 'present' | 'writing', told: Present | Writing) {
    this.listeners.get(event)?.(told);
  }
  /** The server is reached. */
  arrive() {
    this.connected = true;
    this.listeners.get('connect')?.();
  }
  breakOff() {
    this.connected = false;
    this.listeners.get('disconnect')?.();
  }
  tell(channel: string, position: number, row: unknown = position) {
    this.listeners.get('change')?.({ channel, kind: 'insert', row, position } satisfies LiveChange);
  }
  answer(answer: Partial<Subscribed> | { success: false } | Error, at = -1) {
    const { answer: give } = this.questions.at(at) ?? {};
    if (answer instanceof Error) give?.(answer);
    else give?.(null, { success: true, position: 0, ...answer } as Subscribed);
  }
}

const opened: FakeSocket[] = [];
const addresses: string[] = [];
jest.mock('socket.io-client', () => ({
  io: (address: string) => {
    const socket = new FakeSocket();
    opened.push(socket);
    addresses.push(address);
    return socket;
  },
}));

const member = (id: string) =>
  ({ id, username: id, display_name: id, first_name: null, last_name: null, avatar: null, role: 'user' }) as unknown as KnownMember;
type Socket = typeof import('./socket');
type Known = typeof import('./knownMember');
let followChannel: Socket['followChannel'];
let tellWriting: Socket['tellWriting'];
let askAgain: Socket['askAgain'];
let rememberMember: Known['rememberMember'];
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Follows a channel and notes what is told. */
function follow(channel: string) {
  const heard: unknown[] = [];
  const stop = followChannel(channel, { onChange: ({ row }) => heard.push(row), onMissed: () => heard.push('missed') });
  return { heard, stop };
}

async function connection(): Promise<FakeSocket> {
  await turns();
  const socket = opened.at(-1);
  if (!socket) throw new Error('Nobody has opened a connection');
  return socket;
}

async function connected(channel = 'topics', position = 5) {
  const follower = follow(channel);
  const socket = await connection();
  socket.arrive();
  socket.answer({ position });
  return { ...follower, socket };
}

beforeEach(async () => {
  jest.resetModules();
  localStorage.clear();
  opened.length = 0;
  addresses.length = 0;
  ({ rememberMember } = await import('./knownMember'));
  rememberMember(member('m1'));
  ({ followChannel, tellWriting, askAgain } = await import('./socket'));
});
afterEach(() => void jest.useRealTimers());

describe('Following a channel', () => {
  it('opens one connection for all channels', async () => {
    follow('topics');
    follow('session');
    const socket = await connection();
    expect([opened.length, addresses]).toEqual([1, ['/realtime']]);
    socket.arrive();
    expect(socket.questions.map(({ question }) => question)).toEqual([{ channel: 'topics' }, { channel: 'session' }]);
  });

  it('asks at once where the connection is open already', async () => {
    const { socket } = await connected();
    follow('session');
    expect(socket.questions.at(-1)?.question).toEqual({ channel: 'session' });
  });

  it('asks once for two who listen to the same', async () => {
    const { socket, heard } = await connected();
    const second = follow('topics');
    socket.tell('topics', 6);
    expect([socket.questions.length, heard, second.heard]).toEqual([1, [6], [6]]);
  });

  it('asks again for what has opened anew, from where it was heard, and for nothing that nobody follows', async () => {
    const { socket, heard } = await connected();
    for (const channel of ['topics', 'session']) askAgain(channel);
    expect(socket.questions.map(({ question }) => question)).toEqual([{ channel: 'topics' }, { channel: 'topics', position: 5 }]);
    socket.answer({ position: 7, replay: 'reset' });
    socket.tell('topics', 8);
    expect(heard).toEqual([8]);
  });

  it('tells each change once, whichever process of the server tells it again', async () => {
    const { socket, heard } = await connected();
    for (const position of [5, 6, 6, 4, 7]) socket.tell('topics', position);
    expect(heard).toEqual([6, 7]);
  });

  it('tells nothing of other channels', async () => {
    const { socket, heard } = await connected();
    socket.tell('session', 9);
    expect(heard).toEqual([]);
  });

  it('is told to nobody who has left, and the server hears of it with the last of them', async () => {
    const { socket, heard, stop } = await connected();
    const second = follow('topics');
    follow('session');
    stop();
    expect(socket.left).toEqual([]);
    second.stop();
    socket.tell('topics', 6);
    expect([socket.left, heard, second.heard, socket.log]).toEqual([['topics'], [], [], []]);
  });

  it('closes the connection when nobody listens to anything any more, and opens another one later', async () => {
    const { socket, stop } = await connected();
    stop();
    expect(socket.log).toEqual(['disconnect']);
    follow('topics');
    await connection();
    expect(opened).toHaveLength(2);
  });

  it('that ends before the connection is there opens none', async () => {
    follow('topics').stop();
    await turns();
    expect(opened).toEqual([]);
  });

  it('waits until the page is idle for a guest, whom nobody tells anything urgent', async () => {
    jest.useFakeTimers();
    rememberMember(null);
    follow('topics');
    await turns();
    expect(opened).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(opened).toHaveLength(1);
  });
});

describe('A connection that was away', () => {
  async function back(answer: Parameters<FakeSocket['answer']>[0]) {
    const live = await connected();
    live.socket.tell('topics', 8);
    live.socket.breakOff();
    live.socket.arrive();
    live.socket.answer(answer);
    return live;
  }

  it('asks on from the last position that was heard', async () => {
    const { socket } = await back({ position: 9, replay: 'done' });
    expect(socket.questions.at(-1)?.question).toEqual({ channel: 'topics', position: 8 });
  });

  it('is made good by the replay: nobody asks anew', async () => {
    const { heard } = await back({ position: 9, replay: 'done' });
    expect(heard).toEqual([8]);
  });

  it('hears the replay before its answer, each change once', async () => {
    const live = await connected();
    live.socket.breakOff();
    live.socket.arrive();
    live.socket.tell('topics', 6);
    live.socket.tell('topics', 7);
    live.socket.answer({ position: 7, replay: 'done' });
    live.socket.tell('topics', 7);
    expect(live.heard).toEqual([6, 7]);
  });

  it('makes everybody ask anew when too much was missed', async () => {
    const { heard } = await back({ position: 99, replay: 'reset' });
    expect(heard).toEqual([8, 'missed']);
  });

  it.each([
    ['refused', { success: false } as const],
    ['not answered', new Error('operation has timed out')],
  ])('makes everybody ask anew when the channel is %s', async (_, answer) => {
    const { heard } = await back(answer);
    expect(heard).toEqual([8, 'missed']);
  });

  it('goes on from where it was when an answer was lost', async () => {
    const { socket } = await back(new Error('operation has timed out'));
    socket.breakOff();
    socket.arrive();
    expect(socket.questions.at(-1)?.question).toEqual({ channel: 'topics', position: 8 });
  });

  it('does not listen to an answer for somebody who has left and come again', async () => {
    const { socket, stop } = await connected('session');
    follow('topics');
    socket.breakOff();
    stop();
    socket.arrive();
    const second = follow('session');
    socket.answer({ success: false }, 1);
    expect(second.heard).toEqual([]);
  });
});

describe('The first answer', () => {
  it('makes nobody ask anew: what they were shown was read just now', async () => {
    const { heard, socket } = await connected();
    socket.answer({ success: false });
    expect(heard).toEqual([]);
  });
});

describe('The connection of somebody else', () => {
  it('is opened anew, because the server knows a connection by its session', async () => {
    const { socket } = await connected();
    rememberMember(member('m2'));
    expect(socket.log).toEqual(['disconnect', 'connect']);
  });

  it('asks from the beginning: positions of one member say nothing to another', async () => {
    const { socket } = await connected();
    rememberMember(member('m2'));
    socket.arrive();
    expect(socket.questions.at(-1)?.question).toEqual({ channel: 'topics' });
  });

  it('is not opened for news about the same member', async () => {
    const { socket } = await connected();
    rememberMember({ ...member('m1'), display_name: 'Yeni Ad' });
    expect(socket.log).toEqual([]);
  });
});

describe('A follower who wants to know', () => {
  const wanting = (channel: string) => {
    const told: unknown[] = [];
    const note = (what: unknown) => told.push(what);
    followChannel(channel, { onChange: note, onMissed: () => undefined, onLive: note, onPresent: note, onWriting: note });
    return told;
  };

  it('whether the channel is heard is told so at once, and at every change of it', async () => {
    const { socket } = await connected('chats');
    const told = wanting('chats');
    socket.breakOff();
    socket.arrive();
    socket.answer({ success: false });
    socket.arrive();
    socket.answer({ position: 6, replay: 'done' });
    expect(told).toEqual([true, false, true]);
  });

  it('who is there and who writes hears it of that channel alone', async () => {
    const { socket } = await connected('chat:1');
    const told = wanting('chat:1');
    const also = wanting('chat:2');
    const present = { channel: 'chat:1', members: [{ id: 'm2', name: 'Ozan' }] };
    socket.show('present', present);
    socket.show('writing', { channel: 'chat:1', memberId: 'm2' });
    socket.show('writing', { channel: 'chat:3', memberId: 'm2' });
    expect([told, also]).toEqual([[true, present, { channel: 'chat:1', memberId: 'm2' }], []]);
  });

  it('says that one writes while there is a connection', async () => {
    tellWriting('chat:1');
    const { socket } = await connected('chat:1');
    tellWriting('chat:1');
    expect(socket.left).toEqual(['chat:1']);
  });
});
