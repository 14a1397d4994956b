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
  heard(track: MediaStreamTrack): void;
  changed(line: Line): void;
}

/**
 * The connection of two browsers. Both may offer: the one that leads stands by its offer, the other gives way (perfect negotiation), so that offers
 * which cross wedge nothing. One of these is one attempt; what comes of another is left alone.
 */
export class PeerLink {
  readonly connection: RTCPeerConnection;
  private readonly sender: RTCRtpSender;
  private isOffering = false;
  private ignoresOffer = false;
  private isEnded = false;
  private attempt = 0;
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
    this.connection.ontrack = ({ track }) => room.heard(track);
    this.connection.onicecandidate = ({ candidate }) => room.candidate({ link: id, candidate: candidate && plain(candidate) });
    this.connection.onconnectionstatechange = () => this.follow();
  }

  /** Offers when its time has come, and again while nothing comes of it. */
  begin() {
    this.later(delayBefore(this.attempt, this.leads), () => this.offerAgain());
  }

  private async offerAgain() {
    if (this.connection.connectionState === 'connected') return;
    await this.offer();
    this.attempt += 1;
    if (hasFollowUp(this.attempt)) this.begin();
    else this.later(NEGOTIATION.iceCheck, () => this.giveUpUnlessConnected());
  }

  private async offer(options: RTCOfferOptions = {}) {
    // An answer that is on its way belongs to the offer that is out.
    const isOut = this.connection.signalingState === 'have-local-offer';
    try {
      this.isOffering = true;
      if (!isOut) await this.connection.setLocalDescription(await this.connection.createOffer(options));
      this.tell('offer');
    } finally {
      this.isOffering = false;
    }
  }

  /** Takes what the other browser has sent for this attempt. */
  async take(kind: 'offer' | 'answer', { sdp }: FromVoicePeer<VoiceDescription>) {
    if (this.isEnded) return;
    const collides = kind === 'offer' && (this.isOffering || this.connection.signalingState !== 'stable');
    this.ignoresOffer = this.leads && collides;
    if (this.ignoresOffer || (kind === 'answer' && this.connection.signalingState !== 'have-local-offer')) return;
    await this.connection.setRemoteDescription({ type: kind, sdp });
    for (const candidate of this.early.splice(0)) await this.addCandidate(candidate);
    if (kind === 'answer') return;
    await this.connection.setLocalDescription();
    this.tell('answer');
  }

  async takeCandidate({ candidate }: FromVoicePeer<VoiceCandidate>) {
    if (this.isEnded) return;
    if (!this.connection.remoteDescription) this.early.push(candidate);
    else await this.addCandidate(candidate);
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
    this.later(0, () => this.restart());
  }

  /** The way between the two is sought anew; after three seconds without one this attempt is over. */
  restart = async () => {
    if (this.isEnded) return;
    await this.offer({ iceRestart: true });
    this.later(NEGOTIATION.iceCheck, () => this.giveUpUnlessConnected());
  };

  private async giveUpUnlessConnected() {
    if (this.connection.connectionState !== 'connected') this.room.changed('failed');
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
    if (sdp && !this.isEnded) this.room.signal(kind, { link: this.id, sdp });
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
