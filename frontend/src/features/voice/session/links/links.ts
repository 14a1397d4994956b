import type { FromVoicePeer, VoiceCandidate, VoiceDescription, VoicePeer } from '@contracts/voice-signals';
import { type LinksRoom, type Listening, OtherMember } from './otherMember';

/** Whose line to the server is broken goes on being heard for so long. */
const GRACE_MS = 15_000;

/** Everybody else in the room. */
export class Links {
  private readonly others = new Map<string, OtherMember>();
  private output: string | null = null;

  constructor(
    private readonly room: LinksRoom,
    private readonly listeningTo: (userId: string) => Listening,
  ) {}

  of = (userId: string): OtherMember | undefined => this.others.get(userId);
  all = (): readonly OtherMember[] => [...this.others.values()];

  /** Those who are there now. */
  present(peers: readonly VoicePeer[], now: number) {
    for (const peer of peers) this.isThere(peer);
    const there = new Set(peers.map(({ userId }) => userId));
    for (const { peer } of this.all()) if (!there.has(peer.userId)) this.isAway(peer.userId, now);
    this.room.changed();
  }

  isThere(peer: VoicePeer) {
    const known = this.others.get(peer.userId);
    const other = known ?? new OtherMember(peer, this.room);
    this.others.set(peer.userId, other);
    if (!known && this.output !== null) this.choose(other, this.output);
    other.listen(this.listeningTo(peer.userId));
    other.isThere(peer);
    this.room.changed();
  }

  private isAway(userId: string, now: number) {
    const other = this.others.get(userId);
    if (other && other.absentSince === null) other.absentSince = now;
  }

  /** `hasSeat`: they may come back. `connectionId`: an older line of somebody who is there says nothing. */
  left({ userId, connectionId, hasSeat }: { userId: string; connectionId: string; hasSeat: boolean }, now: number) {
    const other = this.others.get(userId);
    if (!other || (hasSeat && other.peer.connectionId !== connectionId)) return;
    if (hasSeat) this.isAway(userId, now);
    else this.end(userId);
    this.room.changed();
  }

  take(kind: 'offer' | 'answer', signal: FromVoicePeer<VoiceDescription>) {
    this.others.get(signal.from)?.take(kind, signal);
  }

  takeCandidate(signal: FromVoicePeer<VoiceCandidate>) {
    this.others.get(signal.from)?.takeCandidate(signal);
  }

  listen() {
    for (const other of this.all()) other.listen(this.listeningTo(other.peer.userId));
  }

  /** True when somebody has begun to speak, or ended. Whoever does not come back is let go. */
  hear(now: number): boolean {
    const gone = this.all().filter(({ absentSince }) => absentSince !== null && now - absentSince > GRACE_MS);
    for (const { peer } of gone) this.end(peer.userId);
    return this.all().filter((other) => other.hear(now)).length + gone.length > 0;
  }

  async measure() {
    await Promise.all(this.all().map((other) => other.measure()));
  }

  async send(track: MediaStreamTrack) {
    await Promise.all(this.all().map((other) => other.send(track)));
  }

  through(outputId: string | null) {
    this.output = outputId;
    for (const other of this.all()) this.choose(other, outputId);
  }

  /** A speaker that was unplugged leaves the sound where the system plays it. */
  private choose(other: OtherMember, outputId: string | null) {
    other.through(outputId).catch(() => other.through(null));
  }

  restart() {
    for (const other of this.all()) other.restart();
  }

  resume() {
    for (const other of this.all()) other.resume();
  }

  private end(userId: string) {
    this.others.get(userId)?.end();
    this.others.delete(userId);
  }

  endAll() {
    for (const { peer } of this.all()) this.end(peer.userId);
  }
}
