import { Hearing } from './hearing';
import { IncomingLevel } from './level';
import { qualityOf } from './quality.rules';
import { heardNow, LOUD, SILENT } from './speech.rules';
import { LinkStatistics } from './statistics';

export interface Listening {
  readonly isHeard: boolean;
  readonly volume: number;
}

/** What comes in from one member, whichever way it comes: played once, and measured. */
export class Incoming {
  quality: 1 | 2 | 3 | null = null;
  roundTripMs: number | null = null;
  private receiver: RTCRtpReceiver | null = null;
  private readonly hearing: Hearing;
  private level = new IncomingLevel();
  private statistics = new LinkStatistics();
  private speech = SILENT;

  constructor(blocked: () => void) {
    this.hearing = new Hearing(blocked);
  }

  get isSpeaking(): boolean {
    return this.speech.isSpeaking;
  }

  /** Takes it from there from now on, and from nowhere else. */
  from(receiver: RTCRtpReceiver | null) {
    if (receiver === this.receiver) return;
    this.receiver = receiver;
    this.level = new IncomingLevel();
    this.statistics = new LinkStatistics();
    this.hearing.play(receiver?.track ?? null);
  }

  /** True when they have begun to speak, or ended. */
  hear(now: number, isMuted: boolean): boolean {
    const isLoud = this.receiver !== null && this.level.of(this.receiver, now) >= LOUD.incoming;
    const before = this.speech.isSpeaking;
    this.speech = heardNow(this.speech, { isLoud, isMuted, now });
    return before !== this.speech.isSpeaking;
  }

  async measure() {
    if (!this.receiver) return;
    const { receiver } = this;
    const measured = await this.statistics.of(receiver);
    if (receiver !== this.receiver) return;
    this.quality = qualityOf(measured);
    this.roundTripMs = measured.roundTripMs;
  }

  /** Nothing is said of a way that does not stand. */
  forget() {
    this.quality = null;
    this.roundTripMs = null;
  }

  listen = (listening: Listening) => this.hearing.set(listening);
  resume = () => this.hearing.resume();
  through = (outputId: string | null) => this.hearing.through(outputId);
  end = () => this.hearing.end();
}
