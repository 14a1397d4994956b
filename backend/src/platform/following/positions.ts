interface Waiter {
  position: number;
  resolve(reached: boolean): void;
  timer: NodeJS.Timeout;
}

/** How far a follower of the log has come, and who waits for it. */
export class Positions {
  private reached = 0;
  private waiters: Waiter[] = [];

  get current(): number {
    return this.reached;
  }

  get isAwaited(): boolean {
    return this.waiters.length > 0;
  }

  reach(position: number): void {
    if (position <= this.reached) return;
    this.reached = position;
    const due = this.waiters.filter((waiter) => waiter.position <= position);
    if (due.length === 0) return;
    this.waiters = this.waiters.filter((waiter) => waiter.position > position);
    for (const { resolve, timer } of due) {
      clearTimeout(timer);
      resolve(true);
    }
  }

  /** True once the position is reached, false when that took longer than `withinMs`. */
  waitFor(position: number, withinMs: number): Promise<boolean> {
    if (position <= this.reached) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiter: Waiter = { position, resolve, timer: setTimeout(() => this.giveUp(waiter), withinMs) };
      this.waiters.push(waiter);
    });
  }

  private giveUp(waiter: Waiter): void {
    this.waiters = this.waiters.filter((other) => other !== waiter);
    waiter.resolve(false);
  }
}
