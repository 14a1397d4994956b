import { ROUTER_LINES } from '@contracts/voice';
import type { RouterAnswer, RouterOffer } from '@contracts/voice-signals';
import type { Line } from './peerLink';

/** What a connection to the router needs of the room. */
export interface RouterRoom {
  configuration(): RTCConfiguration;
  /** One's own sound; silent while the microphone is off. */
  track(): MediaStreamTrack;
  /** Rejects when nobody answers. */
  offer(offer: RouterOffer): Promise<RouterAnswer>;
}

/** Milliseconds in which a connection stands, or is given up. */
const STANDS_WITHIN = 10_000;
/** How often a link that stands is refused in a row before another one is made, and milliseconds between. */
const MOST_REFUSED = 2;
const AGAIN_AFTER = 1_000;

/** One connection to the router: a line that sends, and one for each other that a room can have. It is never mended: another one takes its place. */
export class RouterLink {
  readonly connection: RTCPeerConnection;
  line: Line = 'connecting';
  private readonly sender: RTCRtpSender;
  private readonly lines: readonly RTCRtpTransceiver[];
  private isEnded = false;
  private isStale = false;
  private isOffering = false;
  private refusals = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: RouterRoom,
    readonly id: string,
    private readonly changed: () => void,
  ) {
    const track = room.track();
    this.connection = new RTCPeerConnection({ ...room.configuration(), bundlePolicy: 'max-bundle' });
    this.sender = this.connection.addTransceiver(track, { direction: 'sendonly', streams: [new MediaStream([track])] }).sender;
    this.lines = Array.from({ length: ROUTER_LINES }, () => this.connection.addTransceiver('audio', { direction: 'recvonly' }));
    for (const line of this.connection.getTransceivers()) onlyOpus(line);
    this.connection.onconnectionstatechange = () => this.follow();
  }

  /** Null where there is no such line. */
  transceiver = (line: number): RTCRtpTransceiver | null => this.lines[line] ?? null;

  begin() {
    this.timer = setTimeout(() => this.become('failed'), STANDS_WITHIN);
    this.renew();
  }

  /** Offers its lines anew; what is asked for meanwhile is done next. */
  renew() {
    this.isStale = true;
    if (this.isOffering) return;
    this.isOffering = true;
    this.offerAll()
      .catch((error: unknown) => {
        if (this.isEnded) return;
        console.warn('The voice router could not be reached', error);
        this.become('failed');
      })
      .finally(() => {
        this.isOffering = false;
      });
  }

  private async offerAll() {
    while (this.isStale && !this.isEnded) {
      this.isStale = false;
      await this.offer();
    }
  }

  private async offer() {
    await this.connection.setLocalDescription();
    const answer = await this.answerTo({ link: this.id, sdp: this.connection.localDescription?.sdp ?? '' });
    if (this.isEnded) return;
    if (!answer?.success) return this.takeRefusal();
    this.refusals = 0;
    await this.connection.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
    // What the router closes stays connected as browsers count it, until they miss its answers some seconds later.
    this.sender.transport?.addEventListener('statechange', this.followTransport);
  }

  /** Null when nobody answered a link that stands in time. Rejects when nobody answered one that does not. */
  private async answerTo(offer: RouterOffer): Promise<RouterAnswer | null> {
    try {
      return await this.room.offer(offer);
    } catch (error) {
      if (this.line !== 'connected') throw error;
      console.warn('The voice router answers late', error);
      return null;
    }
  }

  /** A link that stands goes on as it is for a while: the router needs its offer, and may only be busy. */
  private takeRefusal() {
    this.refusals += 1;
    if (this.line !== 'connected' || this.refusals > MOST_REFUSED) return this.become('failed');
    this.again = setTimeout(() => this.renew(), AGAIN_AFTER);
  }

  private readonly followTransport = () => {
    if (this.sender.transport?.state === 'closed') this.become('failed');
  };

  private follow() {
    const state = this.connection.connectionState;
    if (state === 'connected') this.become('connected');
    else if (state === 'disconnected') this.become('reconnecting');
    else if (state === 'failed') this.become('failed');
  }

  private become(line: Line) {
    if (this.isEnded || this.line === line || this.line === 'failed') return;
    this.line = line;
    clearTimeout(this.timer);
    this.changed();
  }

  async send(track: MediaStreamTrack) {
    if (!this.isEnded) await this.sender.replaceTrack(track);
  }

  end() {
    this.isEnded = true;
    clearTimeout(this.again);
    clearTimeout(this.timer);
    this.connection.close();
  }
}

/** What else a browser offers nobody takes, and twenty lines of it are more than the server reads. */
function onlyOpus(line: RTCRtpTransceiver) {
  const opus = RTCRtpReceiver.getCapabilities('audio')?.codecs.filter(({ mimeType }) => mimeType === 'audio/opus') ?? [];
  // Older browsers choose for themselves.
  if (opus.length > 0 && 'setCodecPreferences' in line) line.setCodecPreferences(opus);
}
