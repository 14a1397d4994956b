import { type Counted, lostBetween, type Measured } from './quality.rules';

/** Measures what comes in on one way between one asking and the next. */
export class LinkStatistics {
  private before: Counted = { lost: 0, received: 0 };

  async of(receiver: RTCRtpReceiver): Promise<Measured> {
    const rows = [...((await receiver.getStats()) as unknown as Map<string, Record<string, unknown>>).values()];
    const way = rows.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated === true && state === 'succeeded');
    const sound = rows.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio');
    const now = { lost: numberOf(sound?.packetsLost), received: numberOf(sound?.packetsReceived) };
    const lost = lostBetween(this.before, now);
    this.before = now;
    const seconds = way?.currentRoundTripTime;
    return { roundTripMs: typeof seconds === 'number' ? Math.round(seconds * 1_000) : null, lost };
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
