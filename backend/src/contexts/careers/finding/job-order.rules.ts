/** So many new ones are put in one by one; more are sorted in. */
const ONE_BY_ONE = 64;

/** Places in an order that never has ties. */
export class JobOrder {
  private places: number[] = [];
  private readonly added = new Set<number>();

  constructor(private readonly compare: (one: number, other: number) => number) {}

  add(place: number): void {
    this.added.add(place);
  }

  /** Before what it is ordered by changes. */
  drop(place: number): void {
    if (!this.added.delete(place)) this.places.splice(this.indexOf(place), 1);
  }

  sorted(): readonly number[] {
    if (this.added.size > ONE_BY_ONE) this.places = [...this.places, ...this.added].sort(this.compare);
    else for (const place of this.added) this.places.splice(this.indexOf(place), 0, place);
    this.added.clear();
    return this.places;
  }

  /** Where it stands, or would stand. */
  private indexOf(place: number): number {
    let [from, to] = [0, this.places.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.compare(this.places[middle] ?? 0, place) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
