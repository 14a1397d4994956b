const FIRST_ROOM = 1_024;

/** What a column is made of: times need a `Float64Array`, numbers of texts and people an `Int32Array`, answers of a few kinds an `Int8Array`. */
type Kind = typeof Float64Array | typeof Int32Array | typeof Int8Array;
export type Column = InstanceType<Kind>;

/** Rows of numbers, column by column, in the order of their `position`: a hundred thousand of them are a few megabytes and read in a millisecond. */
export class Columns<Name extends string> {
  private columns: Record<Name | 'position', Column>;
  private readonly kinds: Readonly<Record<Name | 'position', Kind>>;
  private readonly names: readonly Name[];
  private count = 0;

  constructor(kinds: Readonly<Record<Name, Kind>>) {
    this.kinds = { ...kinds, position: Float64Array };
    this.names = Object.keys(kinds) as Name[];
    this.columns = this.roomFor(FIRST_ROOM);
  }

  get length(): number {
    return this.count;
  }

  column(name: Name): Column {
    return this.columns[name].subarray(0, this.count);
  }

  /** Puts a row in its place, or in the place of the one that has its position. */
  put(position: number, row: Readonly<Record<Name, number>>): void {
    const at = this.placeOf(position);
    if (this.columns.position[at] !== position || at === this.count) this.makeRoomAt(at, position);
    for (const name of this.names) this.columns[name][at] = row[name];
  }

  /** The first row whose position is not lower. */
  private placeOf(position: number): number {
    const { position: positions } = this.columns;
    let [from, to] = [0, this.count];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((positions[middle] ?? 0) < position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private makeRoomAt(at: number, position: number): void {
    if (this.count === this.columns.position.length) this.grow();
    for (const column of Object.values<Column>(this.columns)) column.copyWithin(at + 1, at, this.count);
    this.columns.position[at] = position;
    this.count++;
  }

  /** By half: whoever has many is not to have room for twice as many. */
  private grow(): void {
    const larger = this.roomFor(Math.ceil(this.count * 1.5));
    for (const name of [...this.names, 'position'] as const) larger[name].set(this.columns[name]);
    this.columns = larger;
  }

  private roomFor(rows: number): Record<Name | 'position', Column> {
    const kinds = Object.entries<Kind>(this.kinds);
    return Object.fromEntries(kinds.map(([name, Kind]) => [name, new Kind(rows)])) as Record<Name | 'position', Column>;
  }
}

/** Texts by numbers. */
export class Numbered {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];

  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  text(number: number): string {
    return this.texts[number] ?? '';
  }
}
