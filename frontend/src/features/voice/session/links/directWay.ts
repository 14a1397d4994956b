import type { FromVoicePeer, VoiceCandidate, VoiceDescription, VoicePeer } from '@contracts/voice-signals';
import { newKey } from '../../../../client/actionKey';
import { againAfter, isLeader } from './negotiation.rules';
import { type Line, type LinkRoom, PeerLink } from './peerLink';

/** What the connections of browsers need of the room. */
export interface DirectRoom {
  readonly ownId: string;
  configuration(): RTCConfiguration;
  track(): MediaStreamTrack;
  signal(kind: 'offer' | 'answer' | 'candidate', signal: VoiceDescription | VoiceCandidate): void;
}

/** The connection of this browser to that of one other member: attempts, until one stands. */
export class DirectWay {
  /** Null while there is none and none is about to be. */
  line: Line | 'blocked' | null = null;
  /** Has stood since it was last closed. */
  hasStood = false;
  receiver: RTCRtpReceiver | null = null;
  private link: PeerLink | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: DirectRoom,
    private readonly peer: () => VoicePeer,
    private readonly changed: () => void,
  ) {}

  /** Begins an attempt, unless there is one or the next one has its time. */
  open() {
    if (this.link || this.retry !== undefined || this.line === 'blocked') return;
    this.connect(newKey()).begin();
  }

  /** What has only waited for its time does not begin. */
  holdBack() {
    if (!this.link?.isWaiting) return;
    this.drop();
    this.become(null);
  }

  /** They are there: what is not connected to the page that they have now begins anew, at once. */
  freshen(isAnotherPage: boolean) {
    if (this.link && !(isAnotherPage && this.line !== 'connected')) return;
    this.failures = 0;
    if (isAnotherPage) this.hasStood = false;
    this.drop();
    this.become(null);
  }

  private connect(id: string): PeerLink {
    this.drop();
    const link = new PeerLink(this.linkRoom(id), isLeader(this.room.ownId, this.peer().userId), id);
    this.link = link;
    this.become('connecting');
    return link;
  }

  private linkRoom(id: string): LinkRoom {
    const at = () => ({ to: this.peer().userId, connectionId: this.peer().connectionId });
    const isCurrent = () => this.link?.id === id;
    return {
      configuration: this.room.configuration(),
      track: this.room.track(),
      signal: (kind, description) => this.room.signal(kind, { ...at(), ...description }),
      candidate: (candidate) => this.room.signal('candidate', { ...at(), ...candidate }),
      heard: (receiver) => {
        if (!isCurrent()) return;
        this.receiver = receiver;
        this.changed();
      },
      changed: (line) => {
        if (isCurrent()) this.follow(line);
      },
    };
  }

  private follow(line: Line) {
    if (line === 'connected') {
      this.failures = 0;
      this.hasStood = true;
    }
    if (line === 'failed') this.tryLater();
    this.become(line);
  }

  private tryLater() {
    this.drop();
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.become(null);
    }, againAfter(this.failures));
    this.failures += 1;
  }

  private become(line: Line | 'blocked' | null) {
    if (this.line === line) return;
    this.line = line;
    this.changed();
  }

  /** What they send. Of two attempts that cross, the one of whoever leads is taken by both. `takesOffer`: whether another attempt is wanted. */
  take(kind: 'offer' | 'answer', signal: FromVoicePeer<VoiceDescription>, takesOffer: boolean) {
    const link = this.linkFor(kind, signal.link, takesOffer);
    link?.take(kind, signal).catch((error: unknown) => link.broke(error));
  }

  private linkFor(kind: 'offer' | 'answer', id: string, takesOffer: boolean): PeerLink | null {
    if (this.link?.id === id) return this.link;
    if (kind === 'answer' || !takesOffer) return null;
    const stands = this.link !== null && this.line === 'connecting' && isLeader(this.room.ownId, this.peer().userId);
    return stands ? null : this.connect(id);
  }

  takeCandidate(signal: FromVoicePeer<VoiceCandidate>) {
    const { link } = this;
    if (link?.id === signal.link) link.takeCandidate(signal).catch((error: unknown) => link.broke(error));
  }

  /** The server hands nothing on between the two. */
  block() {
    this.drop();
    this.become('blocked');
  }

  /** The way to them is sought anew at once, as after a change of the network. */
  restart() {
    const { link } = this;
    link?.restart().catch((error: unknown) => link.broke(error));
  }

  send = async (track: MediaStreamTrack): Promise<void> => this.link?.send(track);

  private drop() {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.link?.end();
    this.link = null;
    this.receiver = null;
  }

  /** They are heard in another way, or are gone. */
  close() {
    this.failures = 0;
    this.hasStood = false;
    this.drop();
    this.become(null);
  }
}
