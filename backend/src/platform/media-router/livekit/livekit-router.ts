import type { LinesOfRoom, MediaRouter, RoutedMember, RoutedOffer, RouterWatcher } from '../../../kernel/media-router.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import type { Failed, Opened } from '../../stack.js';
import { Reach } from '../reach.js';
import { connectionOf, identityOf } from './livekit.rules.js';
import { type ExpectedIn, LiveKitGuests } from './livekit-guests.js';
import { liveKitOffer } from './livekit-offer.js';
import { LiveKitSession, type SessionPlace } from './livekit-session.js';
import { type LiveKitServer, wayIn } from './livekit-way-in.js';

export interface LiveKitOptions {
  readonly server: LiveKitServer;
  /** How many this installation carries at once. */
  readonly seats: number;
  /** Receiving lines of one connection: as many as a room can have others. */
  readonly lines: number;
}

const LIVEKIT = 'LiveKit';
const UNREACHED = 'is reached by no browser: its ports for UDP and TCP have to be open, and its node_ip an address under which browsers reach it';
/** Milliseconds between looks whether the server is there, and in which it has to answer one. */
const LOOK_EVERY_MS = 10_000;
const LOOK_MS = 3_000;
/** The server calls each session every ten seconds; one that it has called for so long not is broken. */
const SILENT_MS = 30_000;
/** After so many looks in a row without an answer its rooms are given back to their browsers. */
const MOST_MISSED = 6;
/** Between two words of what goes wrong with links: while the server is away each of them says the same. */
const TOLD_EVERY_MS = 60_000;
/** Who is in a room is read every ten seconds. */
const KNOWN_MS = 15_000;
/** One that stands, and the one that takes its place. */
const LINKS = 2;

/**
 * Has LiveKit carry rooms. Each process speaks there for the browsers that are connected to it, and all of them know from the shared places who is in a room: members of
 * several processes hear each other, and whom one process puts out nobody hears any more.
 */
export class LiveKitRouter implements MediaRouter {
  private readonly arranged = new Map<string, ArrangedRoom>();
  private readonly sessions = new Map<string, Set<LiveKitSession>>();
  private watcher: RouterWatcher = { changed: () => undefined, renew: () => undefined };
  private readonly guests: LiveKitGuests;
  private readonly reach = new Reach(
    () => this.failed(LIVEKIT, new Error(UNREACHED)),
    (connection) => [...this.arranged.values()].some(({ members }) => members.some((member) => member.connection === connection)),
  );
  private isThere = false;
  private missed = 0;
  private lookedAt = 0;
  private toldAt = Number.NEGATIVE_INFINITY;
  private isLooking: Promise<void> | null = null;
  private isClosed = false;
  private looking: NodeJS.Timeout | undefined;
  private links = 0;

  constructor(
    private readonly options: LiveKitOptions,
    private readonly failed: Failed,
  ) {
    this.guests = new LiveKitGuests(options.server);
  }

  /** Begins to look whether the server is there; resolves once that is known. */
  async begin(): Promise<void> {
    clearInterval(this.looking);
    await this.look();
    this.looking = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  get seats(): number {
    return this.isThere && this.carries ? this.options.seats : 0;
  }

  get carries(): boolean {
    return this.missed < MOST_MISSED && !this.reach.isDoubted;
  }

  async admit(room: string, connection: string, offer: RoutedOffer): Promise<string | null> {
    if (this.isClosed) throw new Unavailable(LIVEKIT, new Error('closed'));
    const read = liveKitOffer(offer.sdp, this.options.lines);
    const own = this.ownIn(room, connection);
    if (!read || !own) return null;
    const standing = this.of(room, connection).find(({ link }) => link === offer.link);
    if (standing) return standing.again(read);
    if (this.of(room, connection).length === 0 && this.inUse() >= this.options.seats) return null;
    const identity = identityOf(connection, ++this.links);
    const isMuted = own.isSilenced;
    const address = await wayIn(this.options.server, { room, identity, isMuted }, read.sdp);
    // They may have been put out meanwhile.
    const now = this.ownIn(room, connection);
    if (!now || this.isClosed) return null;
    this.makeRoom(room, connection);
    const session = this.open(room, address, now, { connection, identity, isMuted, link: offer.link });
    const answer = await session.first(read);
    if (answer === null) session.leave();
    else this.reach.expect(connection);
    return answer;
  }

  leave(room: string, connection: string, link: string): void {
    for (const session of this.of(room, connection)) if (session.link === link) session.leave();
  }

  arrange(room: string, members: readonly RoutedMember[]): void {
    if (members.length > 0) this.arranged.set(room, { members, at: performance.now() });
    else this.arranged.delete(room);
    for (const session of [...(this.sessions.get(room) ?? [])]) {
      const own = this.ownIn(room, session.connection);
      if (own) session.arrange(own, members);
      else session.leave();
    }
  }

  held(): number {
    return [...this.arranged.values()].reduce((sum, { members }) => sum + members.length, 0);
  }

  linesOf(room: string): LinesOfRoom {
    // Of two links of one connection the one that stands tells: sessions are in the order in which they began.
    return new Map([...(this.sessions.get(room) ?? [])].filter(({ hasStood }) => hasStood).map(({ connection, lines }) => [connection, lines]));
  }

  watch(watcher: RouterWatcher): void {
    this.watcher = watcher;
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.looking);
    this.reach.end();
    for (const sessions of this.sessions.values()) for (const session of [...sessions]) session.leave();
  }

  private open(room: string, address: string, own: RoutedMember, place: SessionPlace): LiveKitSession {
    const session: LiveKitSession = new LiveKitSession(address, place, {
      stands: () => this.stands(room, session),
      linesChanged: () => this.watcher.changed(room),
      renew: () => this.watcher.renew(place.connection, place.link),
      ended: (isClean, error) => this.ended(room, session, { identity: place.identity, isClean, error }),
    });
    const sessions = this.sessions.get(room) ?? new Set();
    this.sessions.set(room, sessions.add(session));
    session.arrange(own, this.arranged.get(room)?.members ?? []);
    return session;
  }

  /** Of links that do not stand the oldest goes first, as nobody is heard by it. */
  private makeRoom(room: string, connection: string): void {
    const all = this.of(room, connection);
    const ends = [...all.filter(({ hasStood }) => !hasStood), ...all.filter(({ hasStood }) => hasStood)];
    for (const session of ends.slice(0, Math.max(0, all.length - LINKS + 1))) session.leave();
  }

  /** What takes the place of an older link stands: that one ends. */
  private stands(room: string, session: LiveKitSession): void {
    this.reach.prove();
    for (const other of this.of(room, session.connection)) {
      if (other === session) break;
      other.leave();
    }
    this.watcher.changed(room);
  }

  private ended(room: string, session: LiveKitSession, { identity, isClean, error }: HowEnded): void {
    const sessions = this.sessions.get(room);
    sessions?.delete(session);
    if (sessions?.size === 0) this.sessions.delete(room);
    if (![...this.sessions.values()].some((others) => [...others].some(({ hasStood }) => hasStood))) this.reach.lose();
    if (error && !this.isClosed) this.tell(error);
    // LiveKit keeps whoever was connected, and all that they hear, when only the signalling breaks. Where it does not answer now either, the next look finds them.
    if (!isClean) void this.guests.remove(room, identity).catch((failure: unknown) => this.tell(failure));
    this.watcher.changed(room);
  }

  private tell(error: unknown): void {
    const now = performance.now();
    if (now - this.toldAt < TOLD_EVERY_MS) return;
    this.toldAt = now;
    this.failed(LIVEKIT, new Error(wordsOf(error)));
  }

  private of(room: string, connection: string): readonly LiveKitSession[] {
    return [...(this.sessions.get(room) ?? [])].filter((session) => session.connection === connection);
  }

  private ownIn(room: string, connection: string): RoutedMember | undefined {
    return this.arranged.get(room)?.members.find((member) => member.connection === connection);
  }

  private inUse(): number {
    return new Set([...this.sessions.values()].flatMap((sessions) => [...sessions].map(({ connection }) => connection))).size;
  }

  /** One look at a time: what one that hangs finds would be older than what the next one does. */
  private look(): Promise<void> {
    this.isLooking ??= this.lookOnce().finally(() => {
      this.isLooking = null;
    });
    return this.isLooking;
  }

  private async lookOnce(): Promise<void> {
    this.endSilent();
    const before = this.isThere;
    this.isThere = await isReachable(this.options.server);
    this.missed = this.isThere ? 0 : this.missed + 1;
    if (before && !this.isThere) this.failed(LIVEKIT, new Error('does not answer: nobody is let into rooms of more than eight'));
    if (this.isThere) await this.guests.tidy(this.expected(), (error) => this.tell(error));
  }

  /** Rooms of which it is known now who is there: a process that has not read the places for a while must not judge. Of its own members only the links that it speaks for are expected. */
  private expected(): readonly ExpectedIn[] {
    const now = performance.now();
    const rooms = [...this.arranged].filter(([, { at }]) => now - at < KNOWN_MS);
    return rooms.map(([room]) => ({
      room,
      isExpected: (identity) => {
        const connection = connectionOf(identity);
        const own = this.of(room, connection);
        if (own.length > 0) return own.some((session) => session.identity === identity);
        return this.ownIn(room, connection) !== undefined;
      },
    }));
  }

  /** A process that stood still itself has heard nobody: what waits for it is read first. */
  private endSilent(): void {
    const now = performance.now();
    const isLate = now - this.lookedAt > 2 * LOOK_EVERY_MS;
    this.lookedAt = now;
    if (isLate) return;
    for (const sessions of this.sessions.values()) for (const session of [...sessions]) if (session.heardAt < now - SILENT_MS) session.giveUp();
  }
}

/** Who is in a room, and when that was said last, in milliseconds of this process. */
interface ArrangedRoom {
  readonly members: readonly RoutedMember[];
  readonly at: number;
}

/** How a session ended, and of whom. */
interface HowEnded {
  readonly identity: string;
  readonly isClean: boolean;
  readonly error: Error | null;
}

/** Whether the server answers. */
async function isReachable({ url }: LiveKitServer): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LOOK_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Refused, unknown or late: it is not there, and that is what was asked.
    return false;
  }
}

/** The code of a failed connection or the status of a refusal; the address, which is the way in, is in neither. */
const wordsOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return typeof code === 'string' ? code : String(message ?? error);
};

/** Opens LiveKit as what carries rooms. One that is not there yet is looked for again. */
export async function openLiveKit(options: LiveKitOptions, failed: Failed): Promise<Opened<MediaRouter>> {
  const router = new LiveKitRouter(options, failed);
  await router.begin();
  return { ports: router, close: async () => router.close() };
}
