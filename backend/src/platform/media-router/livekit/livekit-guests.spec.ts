import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveKitGuests } from './livekit-guests.js';

/** The statuses with which LiveKit answers next, and whom it was asked to remove. */
class Answering {
  readonly asked: string[] = [];
  statuses: number[] = [];
  readonly fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    this.asked.push(String(JSON.parse(String(init?.body)).identity));
    const status = this.statuses.shift() ?? 200;
    return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
  };
}

describe('Whoever is to be removed from LiveKit', () => {
  let livekit: Answering;
  let guests: LiveKitGuests;
  const failures: unknown[] = [];
  const look = () => guests.tidy([], (error) => failures.push(error));
  beforeEach(() => {
    livekit = new Answering();
    failures.length = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(livekit.fetch as typeof fetch);
    guests = new LiveKitGuests({ url: 'http://livekit.example.org', key: 'key', secret: 'a secret of thirty-two characters' });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is tried again in each look until LiveKit has answered, and then no more', async () => {
    livekit.statuses = [403, 403];
    await expect(guests.remove('oda', 'a/1')).rejects.toThrow();
    await look();
    expect([livekit.asked, failures.length]).toEqual([['a/1', 'a/1'], 1]);
    for (let time = 0; time < 2; time++) await look();
    expect([livekit.asked.length, failures.length]).toEqual([3, 1]);
  });

  it('is left alone once they have gone by themselves', async () => {
    livekit.statuses = [404];
    await guests.remove('oda', 'a/1');
    await look();
    expect(livekit.asked).toEqual(['a/1']);
  });
});
