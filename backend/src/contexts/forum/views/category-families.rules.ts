interface Merging {
  readonly _id: string;
  readonly merged_into: string | null;
}

/** Which categories were merged into which. What was merged keeps its own topics, so that they come back with it. */
export class Families<Category extends Merging> {
  private readonly byId: ReadonlyMap<string, Category>;
  /** Those that stand by themselves. */
  readonly heads: readonly Category[];
  readonly merged: readonly Category[];

  constructor(private readonly all: readonly Category[]) {
    this.byId = new Map(all.map((category) => [category._id, category]));
    this.heads = all.filter((category) => this.headOf(category) === category);
    this.merged = all.filter((category) => this.headOf(category) !== category);
  }

  /** Where topics of a category stand. Two that were merged into each other, which is taken back at once, stand by themselves meanwhile. */
  headOf(category: Category): Category {
    const seen = new Set([category]);
    for (let at = category; ; ) {
      const next = at.merged_into === null ? undefined : this.byId.get(at.merged_into);
      if (!next) return at;
      if (seen.has(next)) return category;
      seen.add(next);
      at = next;
    }
  }

  /** Those whose topics stand in a category besides its own. */
  below(category: Category): readonly Category[] {
    return this.all.filter((other) => other !== category && this.leadsTo(other, category));
  }

  private leadsTo(from: Category, to: Category): boolean {
    const seen = new Set<Category>();
    for (let at: Category | undefined = from; at && !seen.has(at); at = at.merged_into === null ? undefined : this.byId.get(at.merged_into)) {
      if (at === to) return true;
      seen.add(at);
    }
    return false;
  }
}
