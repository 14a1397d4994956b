/** What of a packet tells its place in the stream of whoever sent it. */
export interface PlaceInStream {
  readonly source: number;
  /** 16 bits. */
  readonly sequence: number;
  /** 32 bits, 48 000 a second. */
  readonly timestamp: number;
}

export interface ContinuedPlace {
  /** Its sequence number and how often that began anew, as one number. */
  readonly index: number;
  readonly timestamp: number;
  /** Sound begins anew here, after something else or nothing. */
  readonly begins: boolean;
}

const TURN = 2 ** 16;
const TIMES = 2 ** 32;
const TICKS_PER_MS = 48;
/** So much further or earlier is no loss: it was left out, or the sender counts anew. */
const JUMP = 1_000;
/** How late a packet may be; what was sent is remembered for as long, as nothing may ever be sent twice under one number. */
const WINDOW = 64;

/**
 * Makes one stream of what is passed on to one line: what the router leaves out leaves no gap, and what the network has lost does. Whoever has the
 * line after somebody else goes on where they ended.
 */
export class ContinuedStream {
  private readonly sent = new Array<number>(WINDOW).fill(-1);
  private source: number | null = null;
  private isRunning = false;
  private highestSequence = 0;
  private firstOfRun: number;
  private timeOffset = 0;
  private lastTimestamp = 0;
  private lastAt = 0;

  /** `highest`: the number before the first one. */
  constructor(private highest: number) {
    this.firstOfRun = highest + 1;
  }

  /** What comes next was preceded by something that was left out. */
  pause(): void {
    this.isRunning = false;
  }

  /** Where a packet goes; null when it goes nowhere, being too late or a copy. */
  place({ source, sequence, timestamp }: PlaceInStream, now: number): ContinuedPlace | null {
    const begins = !this.isRunning || source !== this.source || Math.abs(difference(sequence, this.highestSequence)) > JUMP;
    if (begins) this.begin(source, sequence, timestamp, now);
    const index = begins ? this.firstOfRun : this.highest + difference(sequence, this.highestSequence);
    if (index < this.firstOfRun || index <= this.highest - WINDOW || this.sent[index % WINDOW] === index) return null;
    this.sent[index % WINDOW] = index;
    const placed = (timestamp + this.timeOffset) % TIMES;
    if (index > this.highest) {
      this.highest = index;
      this.highestSequence = sequence;
      this.lastTimestamp = placed;
      this.lastAt = now;
    }
    return { index, timestamp: placed, begins };
  }

  /** Another source counts time from somewhere else: its first packet is as much later than the last one as it came later. */
  private begin(source: number, sequence: number, timestamp: number, now: number): void {
    if (source !== this.source) {
      const elapsed = this.source === null ? 0 : Math.round((now - this.lastAt) * TICKS_PER_MS);
      const due = this.source === null ? timestamp : this.lastTimestamp + elapsed;
      this.timeOffset = (((due - timestamp) % TIMES) + TIMES) % TIMES;
    }
    this.source = source;
    this.isRunning = true;
    this.firstOfRun = this.highest + 1;
    this.highestSequence = sequence;
  }
}

/** How far a 16-bit number is after another, the short way round. */
const difference = (one: number, other: number): number => ((((one - other) % TURN) + TURN + TURN / 2) % TURN) - TURN / 2;
