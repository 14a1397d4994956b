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
import type { ReadOffer } from '../../offer/read-offer.js';
import { Budget } from './budget.js';
import { isProved } from './certificate-proof.js';
import { closeNotice } from './close-notice.js';
import { ContinuedStream } from './continued-stream.js';
import { HandshakeGate } from './handshake-gate.js';
import { isShaped } from './packet-shape.js';
import { ReceivedReports } from './received-reports.js';
import { ReceivedStream } from './received-stream.js';
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
/** So long nothing genuine has come from where the browser was, before a report from elsewhere moves it: browsers check each 2.5 s. */
const MOVED_MS = 4_000;
/** Packets in a second: twice as many as come of 20 ms each, and some for a network that holds them back. */
const MOST_PACKETS = 150;
/** Bytes in a second, as each goes to everybody in the room; good sound has half as many. */
const MOST_BYTES = 16 * 1024;
const MOST_CHECKS = 50;
/** So many that are not genuine, one after another, do not come of a network: the two sides count packets differently. */
const MOST_FORGED = 50;
/** Bytes at the end of each packet that show who made it. */
const TAG = { gcm: 16, counter: 10 } as const;
const TURN = 2 ** 16;
/** What comes is known by its link. */
const NO_ADDRESS: [string, number] = ['', 0];
const NOWHERE = { address: '', family: '', port: 0 };
const DTLS = { from: 20, to: 63 } as const;
const RTP = { from: 128, to: 191, controlFrom: 192, controlTo: 223, sequenceAt: 2, sourceAt: 8 } as const;

/** One connection of a browser: its handshake, its keys, what it sends and what is passed on to it. */
export class MemberLink {
  /** What the router calls itself to this browser. */
  readonly ufrag = randomBytes(6).toString('hex');
  readonly password = randomBytes(16).toString('hex');
  readonly answer: string;
  private remote: Remote | null = null;
  private dtls: DtlsServer | null = null;
  private session: SrtpSession | null = null;
  private reports: ReceivedReports | null = null;
  private readonly sources: readonly number[];
  private readonly streams: readonly ContinuedStream[];
  private readonly gate = new HandshakeGate();
  private readonly received = new ReceivedStream();
  private readonly budgets = { packets: new Budget(MOST_PACKETS), bytes: new Budget(MOST_BYTES), checks: new Budget(MOST_CHECKS) };
  private forged = 0;
  private heardAt: number;
  private isEnded = false;

  constructor(
    readonly name: string,
    readonly offer: ReadOffer,
    private readonly certificate: RTCCertificate,
    addresses: readonly RouterAddress[],
    private readonly events: LinkEvents,
    private readonly madeAt: number,
  ) {
    this.heardAt = madeAt;
    const first = randomInt(1, 2 ** 31);
    this.sources = offer.receiving.map((_, index) => first + index);
    this.streams = offer.receiving.map(() => new ContinuedStream(randomInt(TURN / 2)));
    const fingerprint = certificate.getFingerprints()[0]?.value ?? '';
    this.answer = writeAnswer(offer, { ufrag: this.ufrag, password: this.password, fingerprint, addresses, sources: this.sources });
  }

  get isConnected(): boolean {
    return this.session !== null && !this.isEnded;
  }

  /** Whether this is where the browser is reached. */
  isAt(remote: Remote): boolean {
    return this.isConnected && remote === this.remote;
  }

  /** Whether one more check is answered. */
  mayCheck(now: number): boolean {
    return !this.isEnded && this.budgets.checks.spend(1, now);
  }

  /** A signed check has come. It can be a copy from elsewhere: after the handshake it moves nothing, and only from where the browser is it counts as life. */
  check(remote: Remote, isNominating: boolean, now: number): void {
    if (this.session === null && (isNominating || this.remote === null)) this.remote = remote;
    if (remote === this.remote) this.heardAt = now;
    this.dtls ??= this.handshake();
  }

  /** Takes what is no check. */
  take(data: Buffer, from: Remote, now: number): void {
    const kind = data[0] ?? 0;
    if (kind >= DTLS.from && kind <= DTLS.to) this.takeHandshake(data, from, now);
    else if (kind < RTP.from || kind > RTP.to) return;
    else if (isControl(data[1] ?? 0)) this.takeReport(data, from, now);
    else this.takeSound(data, from, now);
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

  /** Whether it was not heard of for too long. Checks alone keep nothing that never stands. */
  isLost(now: number): boolean {
    return this.isConnected ? now - this.heardAt > SILENT_MS : now - this.madeAt > CONNECTING_MS;
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    const [remote, dtls] = [this.session && this.remote, this.dtls];
    [this.session, this.reports] = [null, null];
    this.remote = null;
    this.events.ended();
    if (remote && dtls) remote.send(closeNotice(dtls));
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

  private takeHandshake(data: Buffer, from: Remote, now: number): void {
    const admitted = this.isEnded ? null : this.gate.admit(data, this.session !== null);
    if (!this.dtls || !admitted) return;
    // The browser is where the end of its handshake comes from, whatever checks have said.
    if (admitted.isSealed && this.session === null) [this.remote, this.heardAt] = [from, now];
    this.dtls.transport.socket.onData(admitted.data, NO_ADDRESS);
  }

  private takeSound(data: Buffer, from: Remote, now: number): void {
    if (!this.session || !isShaped(data, tagOf(this.session)) || !this.budgets.packets.spend(1, now)) return;
    const source = data.readUInt32BE(RTP.sourceAt);
    const index = this.received.indexOf(source, data.readUInt16BE(RTP.sequenceAt));
    const packet = index === null ? null : this.opened(this.session, data, source, index);
    if (!packet || index === null) return;
    if (this.received.take(source, index)) this.remote = from;
    this.heardAt = now;
    const heard = heardIn(packet, this.offer.sending.payloadType, this.offer.sending.levelId);
    if (heard && this.budgets.bytes.spend(data.length, now)) this.events.heard(heard);
  }

  /**
   * Who sends no sound is where their newest report comes from, once their last place is silent: reports are numbered, so that a copy moves nothing,
   * and one that overtakes its original moves nothing either while the browser is heard where it was. Checks have no order: whoever has kept one
   * could turn the room's sound on somebody else when the browser has gone.
   */
  private takeReport(data: Buffer, from: Remote, now: number): void {
    const report = this.reports && this.budgets.packets.spend(1, now) ? this.reports.newest(data) : null;
    if (!report || (from !== this.remote && now - this.heardAt < MOVED_MS)) return;
    this.reports?.take(report);
    [this.remote, this.heardAt] = [from, now];
  }

  /** Null for what somebody else has made. */
  private opened(session: SrtpSession, data: Buffer, source: number, index: number): RtpPacket | null {
    countOn(session, source, index);
    try {
      const packet = RtpPacket.deSerialize(session.decrypt(data));
      this.forged = 0;
      return packet;
    } catch (error) {
      if (!(error instanceof SrtpAuthenticationError || error instanceof RangeError)) throw error;
      if (++this.forged >= MOST_FORGED) this.end();
      return null;
    }
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
    this.stand({ keys, profile });
    this.events.connected();
  }

  private stand(agreed: ConstructorParameters<typeof SrtpSession>[0]): void {
    this.session = new SrtpSession(agreed);
    this.reports = new ReceivedReports(agreed);
  }
}

const isControl = (kind: number): boolean => kind >= RTP.controlFrom && kind <= RTP.controlTo;

const tagOf = ({ config }: SrtpSession): number => (config.profile === ProtectionProfileAeadAes128Gcm ? TAG.gcm : TAG.counter);

/** Tells the library how often the numbers began anew: what it counts itself goes wrong for good after an outage where they do. */
function countOn({ remoteContext }: SrtpSession, source: number, index: number): void {
  const known = remoteContext.srtpSSRCStates[source];
  if (known) Object.assign(known, { rolloverCounter: Math.floor(index / TURN), lastSequenceNumber: index % TURN });
}
