import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { RouterNetwork } from '../router-network.js';
import type { MemberLink, Remote } from './member-link.js';
import { Places } from './places.js';
import { bindingAnswer, isSigned, readBinding } from './stun.js';
import type { RouterAddress } from './write-answer.js';

const STUN_TO = 3;
/** More than a machine has that is meant to be reached. */
const MOST_ADDRESSES = 8;
/** A second of sound of all who are heard, for all who hear it. */
const BUFFER_BYTES = 4 * 1024 * 1024;

const keyOf = ({ address, port }: Pick<RemoteInfo, 'address' | 'port'>) => `${address} ${port}`;

/** The sockets of the router: one for each kind of address. What comes is for a link by the name in its signed checks, and afterwards by where they came from. */
export class RouterSockets {
  private readonly byName = new Map<string, MemberLink>();
  private readonly places = new Places<MemberLink>();

  private constructor(
    private readonly sockets: readonly Socket[],
    readonly addresses: readonly RouterAddress[],
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Rejects when it could be reached by neither kind of address: no port is free, or the machine has no network. */
  static async open({ ports, addresses }: RouterNetwork, failed: (error: unknown) => void, own = ownAddresses): Promise<RouterSockets> {
    const hosts = (addresses.length > 0 ? addresses : own()).slice(0, MOST_ADDRESSES);
    const [sockets, reached]: [Socket[], RouterAddress[]] = [[], []];
    const refused: unknown[] = [];
    for (const isSix of [false, true]) {
      const named = hosts.filter((host) => isIPv6(host) === isSix);
      const socket = named.length > 0 ? await bound(isSix, ports).catch((error: unknown) => void refused.push(error)) : null;
      if (!socket) continue;
      sockets.push(socket);
      reached.push(...named.map((host) => ({ host, port: socket.address().port })));
    }
    if (sockets.length === 0) throw refused[0] ?? new Error('the machine has no address');
    refused.forEach(failed);
    const opened = new RouterSockets(sockets, reached, failed);
    for (const socket of sockets) socket.on('message', (data, from) => opened.take(socket, data, from)).on('error', failed);
    return opened;
  }

  add(link: MemberLink): void {
    this.byName.set(link.ufrag, link);
  }

  remove(link: MemberLink): void {
    this.byName.delete(link.ufrag);
    this.places.forget(link);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  /** Whatever a datagram does harm to, it is the link that it is for. */
  private take(socket: Socket, data: Buffer, from: RemoteInfo): void {
    // Nothing can be sent to port 0: trying to throws.
    if (data.length === 0 || from.port === 0) return;
    const isCheck = (data[0] ?? 0) <= STUN_TO;
    const place = isCheck ? undefined : this.places.at(keyOf(from));
    try {
      if (isCheck) this.checked(socket, data, from);
      else place?.link.take(data, place.remote, performance.now());
    } catch (error) {
      this.failed(error);
      place?.link.end();
    }
  }

  private checked(socket: Socket, data: Buffer, from: RemoteInfo): void {
    const request = readBinding(data);
    const link = request && this.byName.get(request.ours);
    if (!request || !link || request.theirs !== link.offer.ufrag || !isSigned(data, request, link.password)) return;
    const now = performance.now();
    const remote = link.mayCheck(now) ? this.places.take(link, keyOf(from), () => remoteAt(socket, from)) : null;
    if (!remote) return;
    link.check(remote, request.isNominating, now);
    socket.send(bindingAnswer(request, from, link.password), from.port, from.address);
  }
}

const remoteAt = (socket: Socket, { address, port }: RemoteInfo): Remote => ({ address, port, send: (data) => socket.send(data, port, address) });

/** Loopback last: only a browser on this machine reaches it. */
function ownAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outer = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  return [...outer, ...all.filter(({ internal, family }) => internal && family === 'IPv4')].map(({ address }) => address);
}

async function bound(isSix: boolean, ports: RouterNetwork['ports']): Promise<Socket> {
  const last = ports?.to ?? 0;
  for (let port = ports?.from ?? 0; port <= last; port++) {
    const socket = createSocket({ type: isSix ? 'udp6' : 'udp4', ipv6Only: isSix, recvBufferSize: BUFFER_BYTES, sendBufferSize: BUFFER_BYTES });
    socket.bind({ port, exclusive: true });
    try {
      await once(socket, 'listening');
      return socket;
    } catch (error) {
      socket.close();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === last) throw error;
    }
  }
  throw new Error('no port is named');
}
