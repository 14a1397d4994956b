/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** A browser whose pages hear each other at once. */
const lines = new Set<FakeLine>();
class FakeLine {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    lines.add(this);
  }
  postMessage(data: unknown) {
    for (const line of lines) if (line !== this) line.onmessage?.({ data });
  }
  close() {
    lines.delete(this);
  }
}

/** A page of that browser, with the room open. */
async function page(tab: string, roomId = 'r1') {
  jest.resetModules();
  jest.doMock('./tab', () => ({ tabId: () => tab }));
  const { COMES_BACK, OtherTabs } = await import('./otherTabs');
  const inherit = jest.fn();
  return { tabs: new OtherTabs(roomId, inherit), inherit, COMES_BACK };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: FakeLine });
});
afterEach(() => {
  lines.clear();
  jest.useRealTimers();
});

describe('The pages of a browser that show one room', () => {
  it('go on with its sound in one that waits when the other is closed', async () => {
    const [first, second, third] = [await page('first'), await page('second'), await page('third')];
    first.tabs.sound();
    second.tabs.wait();
    third.tabs.wait();
    expect(first.tabs.go()).toBe(true);
    jest.advanceTimersByTime(first.COMES_BACK - 1);
    expect(second.inherit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect([second, third].map(({ inherit }) => inherit.mock.calls.length)).toEqual([1, 0]);
  });

  it('leave it where it was when that page was only loaded again, which knows them then', async () => {
    const [first, second] = [await page('first'), await page('second')];
    first.tabs.sound();
    second.tabs.wait();
    first.tabs.go();
    first.tabs.end();
    const again = await page('first');
    again.tabs.sound();
    jest.advanceTimersByTime(again.COMES_BACK);
    expect(second.inherit).not.toHaveBeenCalled();
    expect(again.tabs.go()).toBe(true);
  });

  it('are not counted where they show another room, or are closed', async () => {
    const [first, elsewhere, closed] = [await page('first'), await page('second', 'r2'), await page('third')];
    first.tabs.sound();
    elsewhere.tabs.wait();
    closed.tabs.wait();
    closed.tabs.go();
    expect(first.tabs.go()).toBe(false);
  });
});
