/** Lets `atOnce` pieces of work run and `most` wait for their turn. */
export class Slots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly most: number,
  ) {}

  /** Runs the work when it is its turn; throws what `refusal` makes when too many wait already. */
  async take<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (this.running >= this.atOnce) await this.wait(refusal);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the next in line; only without one is it free.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(refusal: () => Error): Promise<void> {
    if (this.waiting.length >= this.most) throw refusal();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
