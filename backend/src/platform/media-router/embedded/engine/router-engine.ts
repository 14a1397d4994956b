import { type RTCCertificate, RTCDtlsTransport } from 'werift';
import type { RoutedMember, RoutedOffer } from '../../../../kernel/media-router.js';
import { readOffer } from '../../offer/read-offer.js';
import type { FromRouter } from '../router-messages.js';
import type { RouterNetwork } from '../router-network.js';
import { MemberLink } from './member-link.js';
import { RoutedRoom } from './routed-room.js';
import { RouterSockets } from './router-sockets.js';

/** So often the loudest are chosen. */
const CHOOSE_MS = 60;

export interface EngineLimits {
  readonly seats: number;
  /** Receiving lines of one connection. */
  readonly lines: number;
}

/** The router: rooms, who is connected in them, and what comes by the network. */
export class RouterEngine {
  private readonly rooms = new Map<string, RoutedRoom>();
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly sockets: RouterSockets,
    private readonly certificate: RTCCertificate,
    private readonly limits: EngineLimits,
    private readonly say: (message: FromRouter) => void,
  ) {
    this.timer = setInterval(() => this.tick(), CHOOSE_MS);
  }

  /** The certificate is new with each process. Rejects when no port is free. */
  static async open(network: RouterNetwork, limits: EngineLimits, say: (message: FromRouter) => void): Promise<RouterEngine> {
    const sockets = await RouterSockets.open(network, (error) => say({ type: 'failed', words: String(error) }));
    return new RouterEngine(sockets, await RTCDtlsTransport.SetupCertificate(), limits, say);
  }

  arrange(name: string, members: readonly RoutedMember[]): void {
    const room = this.rooms.get(name) ?? new RoutedRoom();
    if (members.length > 0) this.rooms.set(name, room);
    else this.rooms.delete(name);
    room.arrange(members);
    this.tell(name, room);
  }

  /** The answer to an offer; null when it cannot be answered. */
  admit(name: string, connection: string, { link, sdp }: RoutedOffer): string | null {
    const room = this.rooms.get(name);
    if (!room?.has(connection) || (!room.isRouted(connection) && this.taken() >= this.limits.seats)) return null;
    const offer = readOffer(sdp, this.limits.lines);
    if (!offer) return null;
    const made: MemberLink = new MemberLink(
      link,
      offer,
      this.certificate,
      this.sockets.addresses,
      {
        connected: () => {
          room.connected(connection, made);
          this.tell(name, room);
        },
        ended: () => {
          this.sockets.remove(made);
          room.ended(connection, made);
          this.tell(name, room);
        },
        heard: (packet) => room.heard(connection, made, packet, performance.now()),
        failed: (error) => this.say({ type: 'failed', words: String(error) }),
      },
      performance.now(),
    );
    this.sockets.add(made);
    room.expect(connection, made);
    return made.answer;
  }

  leave(name: string, connection: string, link: string): void {
    this.rooms.get(name)?.leave(connection, link);
  }

  close(): void {
    clearInterval(this.timer);
    this.sockets.close();
  }

  private taken(): number {
    return [...this.rooms.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private tick(): void {
    const now = performance.now();
    for (const room of this.rooms.values()) room.tick(now);
  }

  private tell(name: string, room: RoutedRoom): void {
    const lines = room.changedLines();
    if (lines) this.say({ type: 'lines', room: name, lines });
  }
}
