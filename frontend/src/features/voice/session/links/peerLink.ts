import { type FromVoicePeer, NEGOTIATION, type VoiceCandidate, type VoiceDescription, type VoiceIceCandidate } from '@contracts/voice-signals';
import { delayBefore, hasFollowUp } from './negotiation.rules';

export type Line = 'connecting' | 'connected' | 'reconnecting' | 'failed';

/** What a link needs of the room. */
export interface LinkRoom {
  readonly configuration: RTCConfiguration;
  /** One's own sound; silent while the microphone is off. */
  readonly track: MediaStreamTrack;
  signal(kind: 'offer' | 'answer', description: { link: string; sdp: string }): void;
  candidate(candidate: { link: string; candidate: VoiceIceCandidate | null }): void;
  /** What comes of them, once the two have agreed. */
  heard(receiver: RTCRtpReceiver): void;
  changed(line: Line): void;
}

/**
 * The connection of two browsers. Both may offer: the one that leads stands by its offer, the other gives way (perfect negotiation), so that offers
 * which cross wedge nothing. One of these is one attempt; what comes of another is left alone.
 */
export class PeerLink {
  readonly connection: RTCPeerConnection;
  private readonly sender: RTCRtpSender;
  private ignoresOffer = false;
  /** What is done with the connection is done in turn: two answers at once would each find the offer open. */
  private turn: Promise<unknown> = Promise.resolve();
  private isEnded = false;
  private attempt = 0;
  /** Its first offer is still to come. */
  isWaiting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private early: (RTCIceCandidateInit | null)[] = [];

  /** `id`: given when the other has begun this attempt. */
  constructor(
    private readonly room: LinkRoom,
    private readonly leads: boolean,
    readonly id: string,
  ) {
    this.connection = new RTCPeerConnection(room.configuration);
    this.sender = this.connection.addTrack(room.track, new MediaStream([room.track]));
    this.connection.ontrack = ({ receiver }) => room.heard(receiver);
    this.connection.onicecandidate = ({ candidate }) => room.candidate({ link: id, candidate: candidate && plain(candidate) });
    this.connection.onconnectionstatechange = () => this.follow();
  }

  /** Offers when its time has come, and again while nothing comes of it. */
  begin() {
    this.isWaiting = this.attempt === 0;
    this.later(delayBefore(this.attempt, this.leads), () => this.offerAgain());
  }

  /** Once the other has answered, the way between the two is a matter of the browsers. */
  private async offerAgain() {
    this.isWaiting = false;
    const isAnswered = this.connection.remoteDescription !== null;
    if (!isAnswered) await this.offer();
    this.attempt += 1;
    if (!isAnswered && hasFollowUp(this.attempt)) this.begin();
    else this.giveUpLater();
  }

  private offer(options: RTCOfferOptions = {}): Promise<void> {
    return this.inTurn(async () => {
      // An answer that is on its way belongs to the offer that is out.
      const isOut = this.connection.signalingState === 'have-local-offer';
      if (!isOut) await this.connection.setLocalDescription(await this.connection.createOffer(options));
      this.tell('offer');
    });
  }

  /** Takes what the other browser has sent for this attempt. */
  take(kind: 'offer' | 'answer', { sdp }: FromVoicePeer<VoiceDescription>): Promise<void> {
    return this.inTurn(() => this.takeNow(kind, sdp));
  }

  private async takeNow(kind: 'offer' | 'answer', sdp: string) {
    const collides = kind === 'offer' && this.connection.signalingState !== 'stable';
    this.ignoresOffer = this.leads && collides;
    if (this.ignoresOffer || (kind === 'answer' && this.connection.signalingState !== 'have-local-offer')) return;
    await this.connection.setRemoteDescription({ type: kind, sdp });
    for (const candidate of this.early.splice(0)) await this.addCandidate(candidate);
    if (kind === 'answer') return;
    await this.connection.setLocalDescription();
    this.tell('answer');
  }

  takeCandidate({ candidate }: FromVoicePeer<VoiceCandidate>): Promise<void> {
    return this.inTurn(async () => {
      if (!this.connection.remoteDescription) this.early.push(candidate);
      else await this.addCandidate(candidate);
    });
  }

  private inTurn(task: () => Promise<void>): Promise<void> {
    const unlessEnded = async () => {
      if (!this.isEnded) await task();
    };
    const turn = this.turn.then(unlessEnded, unlessEnded);
    this.turn = turn;
    return turn;
  }

  private async addCandidate(candidate: RTCIceCandidateInit | null) {
    try {
      await this.connection.addIceCandidate(candidate ?? undefined);
    } catch (error) {
      // It belongs to the offer that was not taken.
      if (!this.ignoresOffer) throw error;
    }
  }

  async send(track: MediaStreamTrack) {
    if (!this.isEnded) await this.sender.replaceTrack(track);
  }

  private follow() {
    const state = this.connection.connectionState;
    if (this.isEnded || state === 'new' || state === 'closed') return;
    if (state === 'connected') {
      clearTimeout(this.timer);
      this.attempt = 0;
      return this.room.changed('connected');
    }
    if (state === 'connecting') return;
    this.room.changed('reconnecting');
    this.later(delayBefore(0, this.leads), () => this.restart());
  }

  /** The way between the two is sought anew; after three seconds without one this attempt is over. */
  restart = async () => {
    await this.offer({ iceRestart: true });
    this.giveUpLater();
  };

  /** As long as the browsers are seeking a way, they are let: they say themselves when there is none. */
  private giveUpLater() {
    this.later(NEGOTIATION.iceCheck, async () => {
      const state = this.connection.connectionState;
      if (state === 'connecting') this.giveUpLater();
      else if (state !== 'connected') this.room.changed('failed');
    });
  }

  private later(ms: number, what: () => Promise<void>) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.isEnded) what().catch((error: unknown) => this.broke(error));
    }, ms);
  }

  /** A browser that refuses what it was given takes part in another attempt. */
  broke(error: unknown) {
    if (this.isEnded) return;
    console.warn('A voice connection could not be made', error);
    this.room.changed('failed');
  }

  private tell(kind: 'offer' | 'answer') {
    const sdp = this.connection.localDescription?.sdp;
    if (sdp && !this.isEnded) this.room.signal(kind, { link: this.id, sdp: withPauses(sdp) });
  }

  end() {
    this.isEnded = true;
    clearTimeout(this.timer);
    this.connection.close();
  }
}

const plain = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): VoiceIceCandidate => ({
  ...{ candidate, sdpMid, sdpMLineIndex, usernameFragment },
});

/** Asks the other to send little while they are silent (DTX): in a room of eight, seven are, most of the time. */
const withPauses = (sdp: string): string => sdp.replaceAll('useinbandfec=1', 'useinbandfec=1;usedtx=1');
