import { ProtectionProfileAeadAes128Gcm, SrtcpSession, SrtpAuthenticationError } from 'werift';

type Keys = ConstructorParameters<typeof SrtcpSession>[0];

export interface NumberedReport {
  readonly source: number;
  readonly index: number;
}

/** A receiver of nineteen lines has as many sources; whoever agreed on the keys could make new ones without end. */
const MOST_SOURCES = 32;
const SHORTEST = 8;
const LONGEST = 1_500;
const SOURCE_AT = 4;
/** Behind what is sealed: GCM has its tag before the number, the other profile after it (RFC 3711, 3.4; RFC 7714, 9). */
const TAG = { gcm: 16, counter: 10 } as const;
const INDEX = 4;
const IS_SEALED = 0x80000000;

/** Tells genuine reports (RTCP) of a browser from copies of them; what they say nobody reads. */
export class ReceivedReports {
  private readonly session: SrtcpSession;
  private readonly highest = new Map<number, number>();

  constructor(private readonly keys: Keys) {
    this.session = new SrtcpSession(keys);
  }

  /** What is newer than all that were taken of its source, and made by whoever has the keys; null for all else. Changes nothing. */
  newest(data: Buffer): NumberedReport | null {
    const isGcm = this.keys.profile === ProtectionProfileAeadAes128Gcm;
    if (data.length < SHORTEST + INDEX + (isGcm ? TAG.gcm : TAG.counter) || data.length > LONGEST) return null;
    const source = data.readUInt32BE(SOURCE_AT);
    const index = (data.readUInt32BE(data.length - INDEX - (isGcm ? 0 : TAG.counter)) & ~IS_SEALED) >>> 0;
    if (index <= (this.highest.get(source) ?? -1) || (!this.highest.has(source) && this.highest.size === MOST_SOURCES)) return null;
    return this.isGenuine(data) ? { source, index } : null;
  }

  take({ source, index }: NumberedReport): void {
    this.highest.set(source, index);
  }

  private isGenuine(data: Buffer): boolean {
    try {
      this.session.decrypt(data);
      return true;
    } catch (error) {
      if (error instanceof SrtpAuthenticationError) return false;
      throw error;
    }
  }
}
