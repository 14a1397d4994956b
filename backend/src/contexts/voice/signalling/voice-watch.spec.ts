import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { TestClock } from '../../../../test/test-clock.js';
import type { Clock } from '../../../kernel/clock.js';
import { SystemClock } from '../../../platform/identity/system-clock.js';
import type { VoiceGateway } from './voice.gateway.js';
import type { VoiceCarriers } from './voice-carriers.service.js';
import type { VoiceLists } from './voice-lists.service.js';
import type { VoicePeers } from './voice-peers.service.js';
import type { VoiceSockets } from './voice-sockets.service.js';
import { VoiceWatch } from './voice-watch.service.js';

const START = Date.UTC(2026, 9, 25);

describe('The places of a process', () => {
  let renewed: number;
  let watch: VoiceWatch;
  beforeEach(() => {
    renewed = 0;
    jest.useFakeTimers({ now: START });
  });
  afterEach(() => {
    watch.onApplicationShutdown();
    jest.useRealTimers();
  });
  const begin = (clock: Clock) => {
    const renew = async () => void renewed++;
    const peers: Partial<VoicePeers> = { watch: () => undefined, renew };
    const sockets: Partial<VoiceSockets> = { all: () => [] };
    const lists: Partial<VoiceLists> = { rooms: () => [] };
    const carriers: Partial<VoiceCarriers> = { watch: () => undefined };
    watch = new VoiceWatch(
      ...([peers, sockets, lists, carriers] as [VoicePeers, VoiceSockets, VoiceLists, VoiceCarriers]),
      {} as VoiceGateway,
      clock,
      {} as Logger,
    );
    watch.onApplicationBootstrap();
  };

  it('are kept every ten seconds, also where the clock was set back', async () => {
    begin(new SystemClock());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(renewed).toBe(1);
    jest.setSystemTime(START - 3_600_000);
    for (const times of [2, 3]) {
      await jest.advanceTimersByTimeAsync(10_000);
      expect(renewed).toBe(times);
    }
  });

  it('are kept at once where the clock was set forward, and not once it is over', async () => {
    const clock = new TestClock();
    begin(clock);
    clock.advance({ minutes: 5 });
    expect(renewed).toBe(1);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(renewed).toBe(1);
    watch.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renewed).toBe(1);
  });
});
