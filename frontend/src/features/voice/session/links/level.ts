/** A level that stands for longer is that of somebody from whom nothing comes any more. */
const STALE_MS = 500;

/** How loud (0 to 1) what comes in is at the moment, without a sound of it being decoded twice. */
export class IncomingLevel {
  private timestamp = 0;
  private seenAt = 0;

  of(receiver: RTCRtpReceiver, now: number): number {
    const [source] = receiver.getSynchronizationSources();
    if (!source) return 0;
    if (source.timestamp !== this.timestamp) {
      this.timestamp = source.timestamp;
      this.seenAt = now;
    }
    return now - this.seenAt < STALE_MS ? (source.audioLevel ?? 0) : 0;
  }
}
