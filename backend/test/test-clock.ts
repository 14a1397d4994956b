import type { Clock } from '../src/kernel/clock.js';

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  private sleepers: Sleeper[] = [];

  constructor(private time = Date.parse('2026-11-21T11:00:00.000Z')) {}

  now(): Date {
    return new Date(this.time);
  }

  wakeAt(at: Date, wake: () => void): () => void {
    const sleeper: Sleeper = { at: at.getTime(), wake };
    if (sleeper.at <= this.time) {
      setImmediate(wake);
      return () => undefined;
    }
    this.sleepers.push(sleeper);
    return () => {
      this.sleepers = this.sleepers.filter((other) => other !== sleeper);
    };
  }

  /** Moves time forward and wakes whoever waited for it. */
  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    const due = this.sleepers.filter(({ at }) => at <= this.time);
    this.sleepers = this.sleepers.filter(({ at }) => at > this.time);
    for (const { wake } of due) wake();
  }
}
