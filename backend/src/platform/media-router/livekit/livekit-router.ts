import type { LinesOfRoom, MediaRouter, RoutedMember, RoutedOffer, RouterWatcher } from '../../../kernel/media-router.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import type { Failed, Opened } from '../../stack.js';
import { identityOf } from './livekit.rules.js';
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
/** Milliseconds between looks whether the server is there, and in which it has to answer one. */
const LOOK_EVERY_MS = 10_000;
const LOOK_MS = 3_000;
/** The server calls each session every ten seconds; one that it has called for so long not is broken. */
const SILENT_MS = 30_000;
/** One that stands, and the one that takes its place. */
const LINKS = 2;

/**
 * Has LiveKit carry rooms. Each process speaks there for the browsers that are connected to it, and all of them know from the shared places who is in a room: members of
 * several processes hear each other, and whom one process puts out nobody hears any more.
 */
export class LiveKitRouter implements MediaRouter {
  private readonly arranged = new Map<string, readonly RoutedMember[]>();
  private readonly sessions = new Map<string, Set<LiveKitSession>>();
  private watcher: RouterWatcher = { changed: () => undefined, renew: () => undefined };
  private isThere = false;
  private isClosed = false;
  private looking: NodeJS.Timeout | undefined;
  private links = 0;

  constructor(
    private readonly options: LiveKitOptions,
    private readonly failed: Failed,
  ) {}

  /** Begins to look whether the server is there; resolves once that is known. */
  async begin(): Promise<void> {
    await this.look();
    this.looking = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  get seats(): number {
    return this.isThere ? this.options.seats : 0;
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
    const address = await wayIn(this.options.server, { room, identity }, read.sdp);
    // They may have been put out meanwhile.
    const now = this.ownIn(room, connection);
    if (!now) return null;
    for (const older of this.of(room, connection).slice(LINKS - 1)) older.leave();
    return this.open(room, address, now, { connection, identity, link: offer.link }).first(read);
  }

  leave(room: string, connection: string, link: string): void {
    for (const session of this.of(room, connection)) if (session.link === link) session.leave();
  }

  arrange(room: string, members: readonly RoutedMember[]): void {
    if (members.length > 0) this.arranged.set(room, members);
    else this.arranged.delete(room);
    for (const session of [...(this.sessions.get(room) ?? [])]) {
      const own = this.ownIn(room, session.connection);
      if (own) session.arrange(own, members);
      else session.leave();
    }
  }

  held(): number {
    return [...this.arranged.values()].reduce((sum, members) => sum + members.length, 0);
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
    for (const sessions of this.sessions.values()) for (const session of [...sessions]) session.leave();
  }

  private open(room: string, address: string, own: RoutedMember, place: SessionPlace): LiveKitSession {
    const session: LiveKitSession = new LiveKitSession(address, place, {
      stands: () => this.stands(room, session),
      linesChanged: () => this.watcher.changed(room),
      renew: () => this.watcher.renew(place.connection, place.link),
      ended: (error) => this.ended(room, session, error),
    });
    const sessions = this.sessions.get(room) ?? new Set();
    this.sessions.set(room, sessions.add(session));
    session.arrange(own, this.arranged.get(room) ?? []);
    return session;
  }

  /** What takes the place of an older link stands: that one ends. */
  private stands(room: string, session: LiveKitSession): void {
    for (const other of this.of(room, session.connection)) {
      if (other === session) break;
      other.leave();
    }
    this.watcher.changed(room);
  }

  private ended(room: string, session: LiveKitSession, error: Error | null): void {
    const sessions = this.sessions.get(room);
    sessions?.delete(session);
    if (sessions?.size === 0) this.sessions.delete(room);
    if (error && !this.isClosed) {
      this.failed(LIVEKIT, new Error(wordsOf(error)));
      void this.look();
    }
    this.watcher.changed(room);
  }

  private of(room: string, connection: string): readonly LiveKitSession[] {
    return [...(this.sessions.get(room) ?? [])].filter((session) => session.connection === connection);
  }

  private ownIn(room: string, connection: string): RoutedMember | undefined {
    return this.arranged.get(room)?.find((member) => member.connection === connection);
  }

  private inUse(): number {
    return new Set([...this.sessions.values()].flatMap((sessions) => [...sessions].map(({ connection }) => connection))).size;
  }

  private async look(): Promise<void> {
    const quietSince = performance.now() - SILENT_MS;
    for (const sessions of this.sessions.values()) for (const session of [...sessions]) if (session.heardAt < quietSince) session.leave();
    const before = this.isThere;
    this.isThere = await isReachable(this.options.server);
    if (before && !this.isThere) this.failed(LIVEKIT, new Error('does not answer: rooms of more than eight are not carried'));
  }
}

/** Whether the server answers. */
async function isReachable({ url }: LiveKitServer): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(LOOK_MS) })).ok;
  } catch {
    // Refused, unknown or late: it is not there, and that is what was asked.
    return false;
  }
}

/** The code of a failed connection or the status of a refusal; the address, which is the way in, is in neither. */
const wordsOf = ({ message, ...rest }: Error & { readonly code?: string }): string => rest.code ?? message;

/** Opens LiveKit as what carries rooms. One that is not there yet is looked for again. */
export async function openLiveKit(options: LiveKitOptions, failed: Failed): Promise<Opened<MediaRouter>> {
  const router = new LiveKitRouter(options, failed);
  await router.begin();
  return { ports: router, close: async () => router.close() };
}
