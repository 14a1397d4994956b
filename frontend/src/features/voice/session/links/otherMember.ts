import type { FromVoicePeer, VoiceCandidate, VoiceCarrier, VoiceDescription, VoicePeer } from '@contracts/voice-signals';
import type { PeerLink as Shown } from '../voiceState';
import { type Between, carrying, shownAs, takesOffer } from './carrying.rules';
import { type DirectRoom, DirectWay } from './directWay';
import { ExpectedLine } from './expectedLine';
import { Incoming, type Listening } from './incoming';
import type { Line } from './peerLink';

/** What those in a room share. */
export interface LinksRoom extends DirectRoom {
  /** Something that is shown has changed. */
  changed(): void;
  /** The browser plays nothing before the member has clicked. */
  blocked(): void;
}

/** Milliseconds for which the older way goes on: the other may hear by the router later, where that is busy by ten seconds, and has nothing until then. */
const BOTH_WAYS = 12_000;

/** What carries the room, as far as it concerns one member. */
export interface Carried {
  readonly by: VoiceCarrier;
  readonly router: Line | null;
  /** Where they come in from the router; null while they do not. */
  readonly transceiver: RTCRtpTransceiver | null;
}

/** Somebody else in the room, as this browser is connected to them: directly, or by a line of the router. */
export class OtherMember {
  peer: VoicePeer;
  /** When they were last in the list of those who are there; null while they are. */
  absentSince: number | null = null;
  private carried: Carried = { by: 'mesh', router: null, transceiver: null };
  private expected: ExpectedLine | null = null;
  private listening: Listening = { isHeard: true, volume: 1 };
  private heardAt = performance.now();
  private wasShown: Shown | null = null;
  private isEnded = false;
  private closing: ReturnType<typeof setTimeout> | undefined;
  private readonly direct: DirectWay;
  private readonly incoming: Incoming;

  constructor(
    peer: VoicePeer,
    private readonly room: LinksRoom,
  ) {
    this.peer = peer;
    this.incoming = new Incoming(room.blocked);
    this.direct = new DirectWay(
      room,
      () => this.peer,
      () => this.room.changed(),
    );
  }

  private get between(): Between {
    const { by, router } = this.carried;
    const direct = this.direct.line;
    // Whoever is heard directly is so until something comes on the line.
    const hasLine = this.expected !== null && (this.expected.hasCome || direct !== 'connected');
    return { by, router, hasLine, direct, hasStood: this.direct.hasStood };
  }

  get directLine(): Between['direct'] {
    return this.direct.line;
  }

  get shown(): Shown {
    const shown = shownAs(this.between, performance.now() - this.heardAt);
    return this.absentSince !== null && shown !== 'connected' ? 'absent' : shown;
  }

  get isSpeaking(): boolean {
    return this.incoming.isSpeaking;
  }
  get quality(): 1 | 2 | 3 | null {
    return this.shown === 'connected' ? this.incoming.quality : null;
  }
  get roundTripMs(): number | null {
    return this.shown === 'connected' ? this.incoming.roundTripMs : null;
  }

  /** They are there; what connects the two already goes on, also when they have come over another line of the server. */
  arrived(peer: VoicePeer) {
    const isAnotherPage = peer.connectionId !== this.peer.connectionId;
    this.peer = peer;
    this.absentSince = null;
    this.listen(this.listening);
    this.direct.freshen(isAnotherPage);
  }

  /** Brings about what the rules say; told anew whenever something of it, or of their own connection, has changed. */
  carry(carried: Carried) {
    if (this.isEnded) return;
    this.carried = carried;
    const { transceiver } = carried;
    if (transceiver !== (this.expected?.transceiver ?? null)) this.expected = transceiver && new ExpectedLine(transceiver);
    const { heardBy, direct } = carrying(this.between);
    // First the one way is played, then the other is closed.
    this.incoming.from(heardBy === 'line' ? (transceiver?.receiver ?? null) : this.direct.receiver);
    if (direct === 'close') this.closeSoon();
    else this.stayOpen();
    if (direct === 'keep') this.direct.holdBack();
    if (direct === 'open' && this.absentSince === null) this.direct.open();
  }

  private closeSoon() {
    if (this.direct.line === null) return;
    this.closing ??= setTimeout(() => {
      this.closing = undefined;
      this.direct.close();
    }, BOTH_WAYS);
  }

  private stayOpen() {
    clearTimeout(this.closing);
    this.closing = undefined;
  }

  take(kind: 'offer' | 'answer', signal: FromVoicePeer<VoiceDescription>) {
    this.direct.take(kind, signal, takesOffer(this.between));
  }

  takeCandidate = (signal: FromVoicePeer<VoiceCandidate>) => this.direct.takeCandidate(signal);

  /** The server hands nothing on between the two; of whoever is away at the moment that says nothing. */
  block() {
    if (this.absentSince === null) this.direct.block();
  }

  listen(listening: Listening) {
    this.listening = listening;
    this.incoming.listen({ ...listening, isHeard: listening.isHeard && !this.peer.isSilenced });
  }

  /** True when they have begun to speak, or ended, or are shown otherwise. */
  hear(now: number): boolean {
    if (this.expected?.look()) this.room.changed();
    const { shown, wasShown } = this;
    this.wasShown = shown;
    if (shown === 'connected') this.heardAt = now;
    const hasTurned = this.incoming.hear(now, this.peer.isMuted || this.peer.isSilenced);
    return hasTurned || shown !== wasShown;
  }

  async measure() {
    if (this.shown === 'connected') await this.incoming.measure();
    else this.incoming.forget();
  }

  restart = () => this.direct.restart();
  send = (track: MediaStreamTrack) => this.direct.send(track);
  resume = () => this.incoming.resume();
  through = (outputId: string | null) => this.incoming.through(outputId);

  end() {
    this.isEnded = true;
    this.stayOpen();
    this.direct.close();
    this.incoming.end();
  }
}
