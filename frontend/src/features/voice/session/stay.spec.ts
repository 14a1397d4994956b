/** @jest-environment jsdom */
import { VOICE_CODE } from '@contracts/voice';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { done, fakeServer, refused } from '../../../../testing/fakeServer';
import { fakeSound } from '../devices/devices.fixture';
import { voiceParticipant, voiceRoom } from '../voice.fixture';
import { Stay } from './stay';

jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, removeAllListeners: () => undefined, disconnect: () => undefined }),
}));

/** What the page hears of the others of its browser. */
let line: { onmessage: ((event: { data: unknown }) => void) | null } | null;
class FakeLine {
  onmessage = null;
  constructor() {
    line = this;
  }
  postMessage() {}
  close() {}
}

const SEAT = { room: voiceRoom(), participants: [voiceParticipant('m9', 'Elif Işık')] };

let sound: ReturnType<typeof fakeSound>;
let server: ReturnType<typeof fakeServer>;
let beacons: string[];
let ended: (string | null)[];
let stay: Stay;

beforeEach(async () => {
  jest.useFakeTimers();
  sound = fakeSound(0);
  server = fakeServer(() => done({}));
  [beacons, ended] = [[], []];
  Object.assign(globalThis, { BroadcastChannel: FakeLine });
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (address: string) => beacons.push(address) > 0 });
  const nothing = () => undefined;
  const shows = { show: nothing, inherits: nothing, ended: (why: string | null) => void ended.push(why) };
  stay = new Stay(SEAT, { ownId: 'm9', isMicrophoneOn: false, takesOver: false }, shows);
  await stay.begin();
});
afterEach(() => {
  stay.end(false);
  sound.remove();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  jest.useRealTimers();
});

const beats = () => server.asked.map(({ method, path }) => `${method} ${path}`);
const BEAT = 'POST /api/voice-rooms/r1/heartbeat';

describe('A page that is in a room', () => {
  it('says so every 30 seconds, until it is no more', async () => {
    await jest.advanceTimersByTimeAsync(29_999);
    expect(beats()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(beats()).toEqual([BEAT]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(beats()).toEqual([BEAT, BEAT]);
    stay.end(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(beats()).toHaveLength(2);
  });

  it('tells its member once the server counts them among those in the room no more', async () => {
    server.answer = () => refused(404, VOICE_CODE.notThere);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(ended).toEqual(['Bağlantınız uzun süre kesik kaldığı için odadan ayrıldınız.']);
  });

  it('says that it goes when it is closed', () => {
    dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual(['/api/voice-rooms/r1/away']);
  });

  it('goes without a word when another page of its browser goes on with the room, or the room was left', () => {
    line?.onmessage?.({ data: { kind: 'waits', roomId: 'r1', tab: 'another' } });
    dispatchEvent(new Event('pagehide'));
    stay.end(true);
    dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual([]);
  });
});
