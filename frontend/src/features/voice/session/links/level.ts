/** A level that stands for longer is that of somebody from whom nothing comes any more. */
const STALE_MS = 500;

/** How loud (0 to 1) what comes in is at the moment, without a sound of it being decoded twice. */
export class IncomingLevel {
  /** What stands there at first may be of whoever had the line before. */
  private timestamp: number | null = null;
  private seenAt = Number.NEGATIVE_INFINITY;

  of(receiver: RTCRtpReceiver, now: number): number {
    const [source] = receiver.getSynchronizationSources();
    if (!source) return 0;
    if (this.timestamp !== null && source.timestamp !== this.timestamp) this.seenAt = now;
    this.timestamp = source.timestamp;
    return now - this.seenAt < STALE_MS ? (source.audioLevel ?? 0) : 0;
  }
}
