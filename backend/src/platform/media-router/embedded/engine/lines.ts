/** Which receiving line of a connection is whose. A line stays with whom it was given to, and is another's as late as can be after they have gone: a browser that does not know yet would play the next one as them. */
export class Lines {
  private readonly holders = new Map<string, number>();
  /** Lines that somebody had, in the order in which they became free. */
  private readonly freed = new Set<number>();

  /** Gives everybody a line who has none, for as many as there are; the lines that were given. */
  give(whom: readonly string[], count: number): readonly number[] {
    for (const [holder, line] of this.holders) if (line >= count || !whom.includes(holder)) this.free(holder, line);
    const taken = new Set(this.holders.values());
    const unused = Array.from({ length: count }, (_, line) => line).filter((line) => !taken.has(line) && !this.freed.has(line));
    const free = [...unused, ...[...this.freed].filter((line) => line < count)];
    const given: number[] = [];
    for (const one of whom) {
      const line = this.holders.has(one) ? undefined : free.shift();
      if (line === undefined) continue;
      this.freed.delete(line);
      this.holders.set(one, line);
      given.push(line);
    }
    return given;
  }

  of(holder: string): number | undefined {
    return this.holders.get(holder);
  }

  all(): readonly (readonly [holder: string, line: number])[] {
    return [...this.holders].sort(([, one], [, other]) => one - other);
  }

  private free(holder: string, line: number): void {
    this.holders.delete(holder);
    this.freed.add(line);
  }
}
