import type { JSHandle, Page } from '@playwright/test';

interface Counting {
  links: RTCPeerConnection[];
}

/**
 * Milliseconds from when the sound of the other one in a room comes in, after a pause, until the page shows that they speak: so many times. The page itself
 * takes all times, so that a driver that is late changes nothing.
 */
export const untilSpeaking = (page: Page, userId: string, times: number): Promise<number[]> =>
  page.evaluate(
    ({ userId, times }) =>
      new Promise<number[]>((done) => {
        // What counts as loud in the app, and a pause after which no tile says any more that somebody speaks.
        const [LOUD, PAUSE_MS] = [0.02, 800];
        const { links } = window as unknown as Counting;
        const tile = () => document.querySelector(`[data-person="${userId}"]`);
        const isSeen = () => tile()?.hasAttribute('data-speaking') === true;
        const delays: number[] = [];
        let began: number | null = null;
        let loudAt = performance.now();
        const look = setInterval(() => {
          const now = performance.now();
          const sources = links.flatMap((link) => link.getReceivers()).flatMap((receiver) => receiver.getSynchronizationSources());
          if (!sources.some(({ audioLevel }) => (audioLevel ?? 0) >= LOUD)) return;
          if (now - loudAt > PAUSE_MS && !isSeen()) began = now;
          loudAt = now;
        }, 5);
        const watcher = new MutationObserver(() => {
          if (began === null || !isSeen()) return;
          delays.push(performance.now() - began);
          began = null;
          if (delays.length < times) return;
          clearInterval(look);
          watcher.disconnect();
          done(delays);
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-speaking'] });
      }),
    { userId, times },
  );

/** A moment (milliseconds since 1970) that a page notes by itself: it waits for it from now on, and `at` answers it. */
interface Awaited {
  at(): Promise<number>;
}
const awaited = (handle: JSHandle<{ at: Promise<number> }>): Awaited => ({ at: () => handle.evaluate(({ at }) => at) });

/** The next click of a page. */
export const click = async (page: Page): Promise<Awaited> =>
  awaited(
    await page.evaluateHandle(() => ({
      at: new Promise<number>((done) => addEventListener('click', ({ timeStamp }) => done(performance.timeOrigin + timeStamp), { capture: true, once: true })),
    })),
  );

/** When a page next shows these words of somebody. */
export const words = async (page: Page, userId: string, sought: string): Promise<Awaited> =>
  awaited(
    await page.evaluateHandle(
      ({ userId, sought }) => ({
        at: new Promise<number>((done) => {
          const watcher = new MutationObserver(() => {
            if (!document.querySelector(`[data-person="${userId}"]`)?.textContent?.includes(sought)) return;
            watcher.disconnect();
            done(performance.timeOrigin + performance.now());
          });
          watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      }),
      { userId, sought },
    ),
  );

/** The middle one. */
export const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
