const TURN = 2 ** 16;
/** How late a packet may be. */
const WINDOW = 64;

/** The one stream that a link takes: of one source, no number twice. A foreign source would cost memory for ever, and a copy would be heard again. */
export class ReceivedStream {
  private readonly seen = new Array<number>(WINDOW).fill(-1);
  private source: number | null = null;
  private highest = -1;

  /** The number of a packet, with how often numbers began anew (RFC 3711, 3.3.1); null for what is not taken. Changes nothing: it may be forged. */
  indexOf(source: number, sequence: number): number | null {
    if (this.source === null) return sequence;
    const behind = (((this.highest - sequence) % TURN) + TURN) % TURN;
    const index = behind < TURN / 2 ? this.highest - behind : this.highest + TURN - behind;
    if (source !== this.source || index < 0 || index <= this.highest - WINDOW || this.seen[index % WINDOW] === index) return null;
    return index;
  }

  /** Takes a packet that has proved genuine; whether it is the newest. */
  take(source: number, index: number): boolean {
    this.source ??= source;
    this.seen[index % WINDOW] = index;
    if (index <= this.highest) return false;
    this.highest = index;
    return true;
  }
}
