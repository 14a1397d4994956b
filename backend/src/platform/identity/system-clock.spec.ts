import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SystemClock } from './system-clock.js';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 9, 25);

describe('The machine’s clock', () => {
  beforeEach(() => void jest.useFakeTimers({ now: START }));
  afterEach(() => void jest.useRealTimers());

  const wakenIn = (ms: number) => {
    const woken: number[] = [];
    const callOff = new SystemClock().wakeAt(new Date(START + ms), () => woken.push(Date.now() - START));
    return { woken, callOff };
  };

  it('wakes at its time and not before, however far ahead that is', async () => {
    const { woken } = wakenIn(1_000 * HOUR_MS);
    await jest.advanceTimersByTimeAsync(1_000 * HOUR_MS - 1);
    expect(woken).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(woken).toEqual([1_000 * HOUR_MS]);
  });
  it('wakes within a minute where it was set forward, or the machine slept', async () => {
    const { woken } = wakenIn(48 * HOUR_MS);
    jest.setSystemTime(START + 50 * HOUR_MS);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(woken).toHaveLength(1);
  });
  it('does not wake early where it was set back', async () => {
    const { woken } = wakenIn(HOUR_MS);
    jest.setSystemTime(START - HOUR_MS);
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS - 1_000);
    expect(woken).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(woken).toHaveLength(1);
  });
  it('wakes nobody who called it off', async () => {
    const { woken, callOff } = wakenIn(48 * HOUR_MS);
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    callOff();
    await jest.advanceTimersByTimeAsync(100 * HOUR_MS);
    expect(woken).toEqual([]);
  });
});
