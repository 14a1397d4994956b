import type { FromVoicePeer, VoiceCandidate, VoiceDescription, VoicePeer } from '@contracts/voice-signals';
import { newKey } from '../../../../client/actionKey';
import type { PeerLink as Shown } from '../voiceState';
import { Hearing } from './hearing';
import { IncomingLevel } from './level';
import { isLeader } from './negotiation.rules';
import { type Line, PeerLink } from './peerLink';
import { qualityOf } from './quality.rules';
import { heardNow, LOUD, SILENT } from './speech.rules';
import { LinkStatistics } from './statistics';

/** What those in a room share. */
export interface LinksRoom {
  readonly ownId: string;
  configuration(): RTCConfiguration;
  track(): MediaStreamTrack;
  signal(kind: 'offer' | 'answer' | 'candidate', signal: VoiceDescription | VoiceCandidate): void;
  /** Something that is shown has changed. */
  changed(): void;
  /** The browser plays nothing before the member has clicked. */
  blocked(): void;
}

export interface Listening {
  readonly isHeard: boolean;
  readonly volume: number;
}

/** Milliseconds before the next attempt with somebody, each twice as long. */
const AGAIN = { first: 1_000, most: 8_000 } as const;

/** Somebody else in the room, as this browser is connected to them. */
export class OtherMember {
  peer: VoicePeer;
  line: Line | 'blocked' = 'connecting';
  quality: 1 | 2 | 3 | null = null;
  roundTripMs: number | null = null;
  /** When they were last in the list of those who are there; null while they are. */
  absentSince: number | null = null;
  private link: PeerLink | null = null;
  private listening: Listening = { isHeard: true, volume: 1 };
  private readonly hearing: Hearing;
  private readonly level = new IncomingLevel();
  private statistics = new LinkStatistics();
  private speech = SILENT;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    peer: VoicePeer,
    private readonly room: LinksRoom,
  ) {
    this.peer = peer;
    this.hearing = new Hearing(room.blocked);
  }

  get isSpeaking(): boolean {
    return this.speech.isSpeaking;
  }

  get shown(): Shown {
    if (this.absentSince !== null && this.line !== 'connected') return 'absent';
    return this.line;
  }

  /** They are there; what connects the two already goes on, also when they have come over another line. */
  isThere(peer: VoicePeer) {
    const isAnother = peer.connectionId !== this.peer.connectionId;
    this.peer = peer;
    this.absentSince = null;
    this.listen(this.listening);
    if (this.link && !(isAnother && this.line !== 'connected')) return;
    this.failures = 0;
    this.connect(newKey(), true);
  }

  private connect(id: string, begins: boolean): PeerLink {
    this.link?.end();
    clearTimeout(this.retry);
    this.statistics = new LinkStatistics();
    this.become('connecting');
    const link = new PeerLink(this.linkRoom(id), isLeader(this.room.ownId, this.peer.userId), id);
    this.link = link;
    if (begins) link.begin();
    return link;
  }

  private linkRoom(id: string) {
    const at = () => ({ to: this.peer.userId, connectionId: this.peer.connectionId });
    return {
      configuration: this.room.configuration(),
      track: this.room.track(),
      signal: (kind: 'offer' | 'answer', description: { link: string; sdp: string }) => this.room.signal(kind, { ...at(), ...description }),
      candidate: (candidate: Pick<VoiceCandidate, 'link' | 'candidate'>) => this.room.signal('candidate', { ...at(), ...candidate }),
      heard: (track: MediaStreamTrack) => this.hearing.play(track),
      changed: (line: Line) => {
        if (this.link?.id === id) this.follow(line);
      },
    };
  }

  private follow(line: Line) {
    this.become(line);
    if (line === 'connected') this.failures = 0;
    if (line !== 'failed') return;
    this.link?.end();
    this.link = null;
    const wait = Math.min(AGAIN.first * 2 ** this.failures, AGAIN.most);
    this.failures += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.absentSince === null) this.connect(newKey(), true);
    }, wait);
  }

  private become(line: Line | 'blocked') {
    if (this.line === line) return;
    this.line = line;
    if (line !== 'connected') this.quality = null;
    this.room.changed();
  }

  /** What they send. Of two attempts that cross, the one of whoever leads is taken by both. */
  take(kind: 'offer' | 'answer', signal: FromVoicePeer<VoiceDescription>) {
    const link = this.linkFor(kind, signal.link);
    link?.take(kind, signal).catch((error: unknown) => link.broke(error));
  }

  private linkFor(kind: 'offer' | 'answer', id: string): PeerLink | null {
    if (this.link?.id === id) return this.link;
    if (kind === 'answer') return null;
    const stands = this.link !== null && this.line === 'connecting' && isLeader(this.room.ownId, this.peer.userId);
    return stands ? null : this.connect(id, false);
  }

  takeCandidate(signal: FromVoicePeer<VoiceCandidate>) {
    const { link } = this;
    if (link?.id === signal.link) link.takeCandidate(signal).catch((error: unknown) => link.broke(error));
  }

  /** The server hands nothing on between the two; of whoever is away at the moment that says nothing. */
  isBlocked() {
    if (this.absentSince !== null) return;
    this.link?.end();
    this.link = null;
    clearTimeout(this.retry);
    this.become('blocked');
  }

  listen(listening: Listening) {
    this.listening = listening;
    this.hearing.set({ ...listening, isHeard: listening.isHeard && !this.peer.isSilenced });
  }

  /** True when they have begun to speak, or ended. */
  hear(now: number): boolean {
    const isLoud = this.link !== null && this.level.of(this.link.connection, now) >= LOUD.incoming;
    const before = this.speech.isSpeaking;
    this.speech = heardNow(this.speech, { isLoud, isMuted: this.peer.isMuted || this.peer.isSilenced, now });
    return before !== this.speech.isSpeaking;
  }

  async measure() {
    if (!this.link || this.line !== 'connected') return;
    const measured = await this.statistics.of(this.link.connection);
    this.quality = qualityOf(measured);
    this.roundTripMs = measured.roundTripMs;
  }

  /** The way to them is sought anew at once, as after a change of the network. */
  restart() {
    const { link } = this;
    link?.restart().catch((error: unknown) => link.broke(error));
  }

  send = (track: MediaStreamTrack) => this.link?.send(track);
  resume = () => this.hearing.resume();
  through = (outputId: string | null) => this.hearing.through(outputId);

  end() {
    clearTimeout(this.retry);
    this.link?.end();
    this.hearing.end();
  }
}
