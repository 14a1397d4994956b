/** Which receiving line of a connection is whose. A line stays with whom it was given to, and is another's only after they have gone. */
export class Lines {
  private readonly holders = new Map<string, number>();

  /** Gives everybody a line who has none, for as many as there are. */
  give(whom: readonly string[], count: number): void {
    for (const [holder, line] of this.holders) if (line >= count || !whom.includes(holder)) this.holders.delete(holder);
    const taken = new Set(this.holders.values());
    let free = 0;
    for (const one of whom) {
      if (this.holders.has(one)) continue;
      while (taken.has(free)) free++;
      if (free >= count) return;
      taken.add(free);
      this.holders.set(one, free);
    }
  }

  of(holder: string): number | undefined {
    return this.holders.get(holder);
  }

  all(): readonly (readonly [holder: string, line: number])[] {
    return [...this.holders].sort(([, one], [, other]) => one - other);
  }
}
