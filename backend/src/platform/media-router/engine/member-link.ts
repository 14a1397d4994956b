import { randomBytes, randomInt } from 'node:crypto';
import {
  DtlsServer,
  keyLength,
  ProtectionProfileAeadAes128Gcm,
  ProtectionProfileAes128CmHmacSha1_80,
  type RTCCertificate,
  RtpPacket,
  SrtpAuthenticationError,
  SrtpSession,
  saltLength,
} from 'werift';
import { isProved } from './certificate-proof.js';
import { ContinuedStream } from './continued-stream.js';
import { isShaped } from './packet-shape.js';
import type { ReadOffer } from './read-offer.js';
import { type HeardPacket, headerOf, heardIn } from './rtp.js';
import { protect } from './srtp.js';
import { type RouterAddress, writeAnswer } from './write-answer.js';

/** Where a browser is, and by which socket of the router it is reached. */
export interface Remote {
  readonly address: string;
  readonly port: number;
  send(data: Buffer): void;
}

/** What becomes of a link. */
export interface LinkEvents {
  connected(): void;
  /** Once; also when it never stood. */
  ended(): void;
  heard(packet: HeardPacket): void;
  /** Something was thrown that ends the link. */
  failed(error: unknown): void;
}

const PROFILES = [ProtectionProfileAes128CmHmacSha1_80, ProtectionProfileAeadAes128Gcm];
/** A browser is connected within a second or two, with retransmissions; a check comes every few seconds afterwards. */
const CONNECTING_MS = 20_000;
const SILENT_MS = 15_000;
/** Datagrams of a handshake, copies included. */
const MOST_HANDSHAKE = 200;
/** Packets in a second: twice as many as come of 20 ms each, and some for a network that holds them back. */
const MOST_PACKETS = 150;
/** Bytes at the end of each packet that show who made it. */
const TAG = { gcm: 16, counter: 10 } as const;
const TURN = 2 ** 16;
/** What comes is known by its link. */
const NO_ADDRESS: [string, number] = ['', 0];
const NOWHERE = { address: '', family: '', port: 0 };
const DTLS = { from: 20, to: 63, handshake: 22, clientHello: 1, epochAt: 3, kindAt: 13 } as const;
const RTP = { from: 128, to: 191, controlFrom: 192, controlTo: 223 } as const;

/** One connection of a browser: its handshake, its keys, what it sends and what is passed on to it. */
export class MemberLink {
  /** What the router calls itself to this browser. */
  readonly ufrag = randomBytes(6).toString('hex');
  readonly password = randomBytes(16).toString('hex');
  readonly answer: string;
  private remote: Remote | null = null;
  private dtls: DtlsServer | null = null;
  private session: SrtpSession | null = null;
  private readonly sources: readonly number[];
  private readonly streams: readonly ContinuedStream[];
  private handshakes = 0;
  private packets = 0;
  private secondBegan = 0;
  private heardAt: number;
  private isEnded = false;

  constructor(
    readonly name: string,
    readonly offer: ReadOffer,
    private readonly certificate: RTCCertificate,
    addresses: readonly RouterAddress[],
    private readonly events: LinkEvents,
    now: number,
  ) {
    this.heardAt = now;
    const first = randomInt(1, 2 ** 31);
    this.sources = offer.receiving.map((_, index) => first + index);
    this.streams = offer.receiving.map(() => new ContinuedStream(randomInt(TURN / 2)));
    const fingerprint = certificate.getFingerprints()[0]?.value ?? '';
    this.answer = writeAnswer(offer, { ufrag: this.ufrag, password: this.password, fingerprint, addresses, sources: this.sources });
  }

  get isConnected(): boolean {
    return this.session !== null && !this.isEnded;
  }

  /** A signed check has come. Where it came from is where the browser is, until the handshake has shown that it really is there. */
  check(remote: Remote, isNominating: boolean, now: number): void {
    this.heardAt = now;
    if (this.session === null && (isNominating || this.remote === null)) this.remote = remote;
    this.dtls ??= this.handshake();
  }

  /** Takes what is no check. */
  take(data: Buffer, now: number): void {
    const kind = data[0] ?? 0;
    if (kind >= DTLS.from && kind <= DTLS.to) this.takeHandshake(data);
    else if (kind >= RTP.from && kind <= RTP.to) this.takeSound(data, now);
  }

  /** Passes a packet on to a line. What goes wrong ends this link, not that of whoever speaks. */
  pass(line: number, packet: HeardPacket, now: number): void {
    try {
      this.passOn(line, packet, now);
    } catch (error) {
      this.events.failed(error);
      this.end();
    }
  }

  /** What comes on a line next is no continuation. */
  pause(line: number): void {
    this.streams[line]?.pause();
  }

  /** Whether it was not heard of for too long. */
  isLost(now: number): boolean {
    return now - this.heardAt > (this.isConnected ? SILENT_MS : CONNECTING_MS);
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.session = null;
    this.remote = null;
    this.events.ended();
  }

  private passOn(line: number, packet: HeardPacket, now: number): void {
    const [target, stream, source] = [this.offer.receiving[line], this.streams[line], this.sources[line]];
    const place = this.session && stream?.place(packet, now);
    if (!this.session || !this.remote || !target || source === undefined || !place) return;
    const { index, timestamp, begins } = place;
    const [sequence, turns] = [index % TURN, Math.floor(index / TURN)];
    const header = headerOf({ ...target, sequence, timestamp, source, begins, level: packet.level });
    this.remote.send(protect({ header, payload: packet.payload, source, sequence, turns }, this.session));
  }

  private takeHandshake(data: Buffer): void {
    if (!this.dtls || this.isEnded) return;
    // Beginning anew would change whom the keys were agreed with.
    const beginsAnew = data[0] === DTLS.handshake && data.readUInt16BE(DTLS.epochAt) === 0 && data[DTLS.kindAt] === DTLS.clientHello;
    if (this.session && beginsAnew) return;
    this.handshakes++;
    if (this.handshakes > MOST_HANDSHAKE) this.end();
    else this.dtls.transport.socket.onData(data, NO_ADDRESS);
  }

  private takeSound(data: Buffer, now: number): void {
    if (!this.session || this.isTooMuch(now)) return;
    const kind = data[1] ?? 0;
    if (kind >= RTP.controlFrom && kind <= RTP.controlTo) return;
    if (!isShaped(data, tagOf(this.session))) return;
    const packet = this.opened(this.session, data);
    const heard = packet && heardIn(packet, this.offer.sending.payloadType, this.offer.sending.levelId);
    if (!heard) return;
    this.heardAt = now;
    this.events.heard(heard);
  }

  /** Null for what somebody else has made. */
  private opened(session: SrtpSession, data: Buffer): RtpPacket | null {
    try {
      return RtpPacket.deSerialize(session.decrypt(data));
    } catch (error) {
      if (error instanceof SrtpAuthenticationError || error instanceof RangeError) return null;
      throw error;
    }
  }

  private isTooMuch(now: number): boolean {
    if (now - this.secondBegan >= 1_000) [this.secondBegan, this.packets] = [now, 0];
    this.packets++;
    return this.packets > MOST_PACKETS;
  }

  private handshake(): DtlsServer {
    const { certPem: cert, privateKey: key, signatureHash } = this.certificate;
    const send = async (data: Buffer) => this.remote?.send(data);
    const transport = { type: 'ice', address: NOWHERE, closed: false, onData: () => undefined, send, close: async () => undefined };
    const dtls = new DtlsServer({ cert, key, signatureHash, transport, srtpProfiles: PROFILES, extendedMasterSecret: true, certificateRequest: true });
    dtls.onConnect.once(() => this.agree(dtls));
    dtls.onError.once(() => this.end());
    dtls.onClose.once(() => this.end());
    return dtls;
  }

  private agree(dtls: DtlsServer): void {
    const profile = dtls.srtp.srtpProfile;
    if (this.isEnded || profile === undefined || !isProved(dtls, this.offer.fingerprint)) {
      this.end();
      return;
    }
    const { localKey, localSalt, remoteKey, remoteSalt } = dtls.extractSessionKeys(keyLength(profile), saltLength(profile));
    const keys = { localMasterKey: localKey, localMasterSalt: localSalt, remoteMasterKey: remoteKey, remoteMasterSalt: remoteSalt };
    this.session = new SrtpSession({ keys, profile });
    this.events.connected();
  }
}

const tagOf = ({ config }: SrtpSession): number => (config.profile === ProtectionProfileAeadAes128Gcm ? TAG.gcm : TAG.counter);
