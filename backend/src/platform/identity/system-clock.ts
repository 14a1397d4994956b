import type { Clock } from '../../kernel/clock.js';

/** Timers count the time that the machine was awake: where it slept, or its clock was set, they would come late. So a wait is made of several. */
const LONGEST_TIMER_MS = 30_000;

/** The machine's clock. */
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }

  wakeAt(at: Date, wake: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = at.getTime() - Date.now();
      if (left <= 0) wake();
      else timer = setTimeout(wait, Math.min(left, LONGEST_TIMER_MS));
    };
    timer = setTimeout(wait, Math.min(Math.max(0, at.getTime() - Date.now()), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }
}
