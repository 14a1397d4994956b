/** So long a line is waited for on which nothing comes though it may: of whoever says nothing nothing may be sent. */
const LONGEST = 3_000;

/** Those whose sound has come in the last ten seconds. */
const sourcesOf = ({ receiver }: RTCRtpTransceiver): readonly number[] => receiver.getSynchronizationSources().map(({ source }) => source);

/** A line of the router that somebody is to come on. It is told before it may carry them, and before their sound comes: on a busy machine by seconds. */
export class ExpectedLine {
  hasCome = false;
  private readonly before: ReadonlySet<number>;
  /** Since when it may carry somebody; null while one's own description does not let it. */
  private since: number | null = null;

  constructor(readonly transceiver: RTCRtpTransceiver) {
    // The last of whoever had the line before may still come. A router that lets all of a line have one source is waited for to the end.
    this.before = new Set(sourcesOf(transceiver));
    this.follow();
  }

  private follow() {
    const carries = this.transceiver.currentDirection === 'recvonly';
    this.since = carries ? (this.since ?? performance.now()) : null;
  }

  /** True once: when something has come, or is waited for no longer. */
  look(): boolean {
    if (this.hasCome) return false;
    this.follow();
    const hasWaited = this.since !== null && performance.now() - this.since >= LONGEST;
    this.hasCome = hasWaited || sourcesOf(this.transceiver).some((source) => !this.before.has(source));
    return this.hasCome;
  }
}
