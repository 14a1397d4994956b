/** So long a line is waited for on which nothing comes: of whoever says nothing nothing may be sent. */
const LONGEST = 3_000;

const newestOf = (receiver: RTCRtpReceiver): number | undefined => receiver.getSynchronizationSources()[0]?.timestamp;

/** A line of the router that somebody is to come on. It is told before their sound comes, on a busy machine by seconds. */
export class ExpectedLine {
  hasCome = false;
  private readonly since = performance.now();
  /** It may be of whoever had the line before. */
  private readonly before: number | undefined;

  constructor(readonly receiver: RTCRtpReceiver) {
    this.before = newestOf(receiver);
  }

  /** True once: when something has come, or is waited for no longer. */
  look(): boolean {
    if (this.hasCome) return false;
    const newest = newestOf(this.receiver);
    this.hasCome = (newest !== undefined && newest !== this.before) || performance.now() - this.since >= LONGEST;
    return this.hasCome;
  }
}
