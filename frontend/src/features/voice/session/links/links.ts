import type { FromVoicePeer, VoiceCandidate, VoiceCarried, VoiceDescription, VoicePeer } from '@contracts/voice-signals';
import { keepsRouter } from './carrying.rules';
import { Doubt } from './doubt';
import type { Listening } from './incoming';
import { type LinksRoom, OtherMember } from './otherMember';
import { Routed, type RoutedRoom } from './routed';

/** Whose line to the server is broken goes on being heard for so long. */
const GRACE_MS = 15_000;

const BY_MESH: VoiceCarried = { by: 'mesh', lines: [] };

/** Everybody else in the room. */
export class Links {
  private readonly others = new Map<string, OtherMember>();
  private readonly room: LinksRoom;
  private readonly routed: Routed;
  private carried = BY_MESH;
  private readonly doubt = new Doubt();
  private output: string | null = null;

  constructor(
    room: LinksRoom & Omit<RoutedRoom, 'changed'>,
    private readonly listeningTo: (userId: string) => Listening,
  ) {
    const changed = () => {
      this.arrange();
      room.changed();
    };
    this.room = { ...room, changed };
    this.routed = new Routed({ ...room, changed });
  }

  of = (userId: string): OtherMember | undefined => this.others.get(userId);
  all = (): readonly OtherMember[] => [...this.others.values()];

  get isRouted(): boolean {
    return this.carried.by === 'router';
  }

  /** What the room is carried by from now on. */
  carry(carried: VoiceCarried) {
    if (this.carried.lines.length > 0 && carried.lines.length === 0) this.doubt.begin();
    this.carried = carried;
    this.room.changed();
  }

  /** Each is heard in the one way that stands, and what is not needed for that goes. */
  private arrange() {
    const { by, lines } = this.carried;
    if (by === 'router') this.routed.open();
    const lineOf = new Map(lines.map(({ userId, line }) => [userId, line]));
    for (const other of this.all()) {
      const line = lineOf.get(other.peer.userId);
      other.carry({ by, router: this.routed.line, transceiver: line === undefined ? null : this.routed.transceiver(line) });
    }
    const directs = this.here().map(({ directLine }) => directLine);
    if (!keepsRouter(by, this.routed.line, directs)) this.routed.close();
  }

  renew = (link: string) => this.routed.renew(link);

  private here = (): readonly OtherMember[] => this.all().filter(({ absentSince }) => absentSince === null);

  /** The line to the server stands, also again; who is there is told next. */
  rejoined(carried: VoiceCarried) {
    this.carried = carried;
    // The router knows a page by its line to the server: the connection of before has ended there.
    if (carried.by === 'router') this.routed.restart();
  }

  /** Those who are there now. */
  present(peers: readonly VoicePeer[], now: number) {
    for (const peer of peers) this.takeIn(peer);
    const there = new Set(peers.map(({ userId }) => userId));
    for (const { peer } of this.all()) if (!there.has(peer.userId)) this.markAway(peer.userId, now);
    this.room.changed();
  }

  arrived(peer: VoicePeer) {
    this.takeIn(peer);
    this.room.changed();
  }

  private takeIn(peer: VoicePeer) {
    const known = this.others.get(peer.userId);
    const other = known ?? new OtherMember(peer, this.room);
    this.others.set(peer.userId, other);
    if (!known && this.output !== null) this.choose(other, this.output);
    other.listen(this.listeningTo(peer.userId));
    other.arrived(peer);
  }

  private markAway(userId: string, now: number) {
    const other = this.others.get(userId);
    if (other && other.absentSince === null) other.absentSince = now;
  }

  /** `hasSeat`: they may come back. `connectionId`: an older line of somebody who is there says nothing. */
  left({ userId, connectionId, hasSeat }: { userId: string; connectionId: string; hasSeat: boolean }, now: number) {
    const other = this.others.get(userId);
    if (!other || (hasSeat && other.peer.connectionId !== connectionId)) return;
    if (hasSeat) this.markAway(userId, now);
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

  /** True when somebody has begun to speak, or ended, or is shown otherwise. Whoever does not come back is let go. */
  hear(now: number): boolean {
    this.askRouter(now);
    const gone = this.all().filter(({ absentSince }) => absentSince !== null && now - absentSince > GRACE_MS);
    for (const { peer } of gone) this.end(peer.userId);
    return this.all().filter((other) => other.hear(now)).length + gone.length > 0;
  }

  /** A router that does not know a connection that still seems to stand gets others, until it tells of somebody. */
  private askRouter(now: number) {
    const { by, lines } = this.carried;
    if (by === 'mesh' || lines.length > 0) this.doubt.end();
    const isUnheard = this.routed.line === 'connected' && !this.routed.isSeeking && this.here().length > 0;
    if (this.doubt.isDue(isUnheard, now)) this.routed.restart();
  }

  async measure() {
    await Promise.all(this.all().map((other) => other.measure()));
  }

  async send(track: MediaStreamTrack) {
    await Promise.all([this.routed.send(track), ...this.all().map((other) => other.send(track))]);
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
    this.routed.restart();
    for (const other of this.all()) other.restart();
  }

  resume() {
    for (const other of this.all()) other.resume();
  }

  private end(userId: string) {
    const other = this.others.get(userId);
    this.others.delete(userId);
    other?.end();
  }

  endAll() {
    this.carried = BY_MESH;
    this.doubt.end();
    for (const { peer } of this.all()) this.end(peer.userId);
    this.routed.close();
  }
}
