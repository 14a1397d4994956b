/** What may be passed on of a datagram; `isSealed`: it has come under the agreed keys, or says so. */
interface Admitted {
  readonly data: Buffer;
  readonly isSealed: boolean;
}

interface Part {
  readonly type: number;
  readonly length: number;
  readonly sequence: number;
  readonly offset: number;
  readonly size: number;
}

const LONGEST_DATAGRAM = 2_048;
const LONGEST_MESSAGE = 16 * 1024;
/** A sealed Finished has 48 bytes; what it says of its lengths is not seen from here. */
const LONGEST_SEALED = 64;
/** Records of one link, copies of lost ones included: each may cost milliseconds. */
const MOST_RECORDS = 60;
const RECORD = { header: 13, epochAt: 3, lengthAt: 11 } as const;
const MESSAGE_HEADER = 12;
const MESSAGE = { offsetAt: 6, sizeAt: 9 } as const;
const KIND = { changeCipher: 20, alert: 21, handshake: 22 } as const;
const HELLO = 1;
/** Certificate, key exchange and the proof that it has the certificate's key: in this order, once each. */
const ORDER = [11, 16, 15] as const;

/**
 * Stands before the library's handshake, which takes every message as often as it comes: a second key exchange would replace the keys that the first
 * one was proved for. What is too long, comes twice or out of order is left out; a browser sends again what is missing.
 */
export class HandshakeGate {
  private records = 0;
  private step = 0;
  private hello = 0;
  private part: { readonly type: number; readonly sequence: number; readonly length: number; got: number } | null = null;

  /** What of a datagram is passed on; null when nothing is. `stands`: the keys are agreed. */
  admit(data: Buffer, stands: boolean): Admitted | null {
    const admitted: Buffer[] = [];
    let isSealed = false;
    for (const record of data.length > LONGEST_DATAGRAM ? [] : recordsIn(data)) {
      const epoch = record.readUInt16BE(RECORD.epochAt);
      if (stands && epoch === 0) continue;
      const passed = epoch === 0 ? this.plain(record) : this.sealed(record);
      if (!passed || ++this.records > MOST_RECORDS) continue;
      admitted.push(passed);
      isSealed ||= epoch > 0;
    }
    return admitted.length > 0 ? { data: Buffer.concat(admitted), isSealed } : null;
  }

  /** Alerts and unknown kinds in plain words end a link, and anybody can write them. */
  private plain(record: Buffer): Buffer | null {
    if (record[0] === KIND.changeCipher) return record;
    if (record[0] !== KIND.handshake) return null;
    const kept = partsIn(record).flatMap(([part, bytes]) => this.taken(part, bytes) ?? []);
    if (kept.length === 0) return null;
    const head = Buffer.from(record.subarray(0, RECORD.header));
    const messages = Buffer.concat(kept);
    head.writeUInt16BE(messages.length, RECORD.lengthAt);
    return Buffer.concat([head, messages]);
  }

  private sealed(record: Buffer): Buffer | null {
    if (this.step < ORDER.length || record.length > RECORD.header + LONGEST_SEALED) return null;
    if (record[0] === KIND.handshake) return record;
    return record[0] === KIND.alert && isSealedAlert(record) ? record : null;
  }

  /** What is passed on of a part: a browser that hears nothing begins a message anew in smaller parts, of which only what is new is taken. */
  private taken(part: Part, bytes: Buffer): Buffer | null {
    const isDue = part.type === HELLO ? this.step === 0 && part.sequence >= this.hello : part.type === ORDER[this.step];
    if (!isDue || part.length > LONGEST_MESSAGE || !this.follows(part)) return null;
    const had = this.part?.got ?? 0;
    const got = part.offset + part.size;
    this.part = got < part.length ? { ...part, got } : null;
    if (!this.part && part.type === HELLO) this.hello = part.sequence;
    else if (!this.part) this.step++;
    return had === part.offset ? bytes : withoutFirst(had - part.offset, part, bytes);
  }

  /** Whether it begins a message, or goes on with the one that was begun. */
  private follows({ type, sequence, length, offset, size }: Part): boolean {
    const { part } = this;
    if (offset + size > length || (size === 0 && length > 0)) return false;
    if (!part) return offset === 0;
    return part.type === type && part.sequence === sequence && part.length === length && offset <= part.got && part.got < offset + size;
  }
}

/** A part without its first bytes, as the library does not look whether it has them. */
function withoutFirst(count: number, { offset, size }: Part, bytes: Buffer): Buffer {
  const head = Buffer.from(bytes.subarray(0, MESSAGE_HEADER));
  head.writeUIntBE(offset + count, MESSAGE.offsetAt, 3);
  head.writeUIntBE(size - count, MESSAGE.sizeAt, 3);
  return Buffer.concat([head, bytes.subarray(MESSAGE_HEADER + count)]);
}

/** Up to the first that is cut off. */
function recordsIn(data: Buffer): readonly Buffer[] {
  const records: Buffer[] = [];
  for (let at = 0; at + RECORD.header <= data.length; ) {
    const end = at + RECORD.header + data.readUInt16BE(at + RECORD.lengthAt);
    if (end > data.length) break;
    records.push(data.subarray(at, end));
    at = end;
  }
  return records;
}

function partsIn(record: Buffer): readonly (readonly [Part, Buffer])[] {
  const parts: [Part, Buffer][] = [];
  for (let at: number = RECORD.header; at + MESSAGE_HEADER <= record.length; ) {
    const size = record.readUIntBE(at + MESSAGE.sizeAt, 3);
    const end = at + MESSAGE_HEADER + size;
    if (end > record.length) break;
    const [type, length, sequence, offset] = [
      record[at] ?? 0,
      record.readUIntBE(at + 1, 3),
      record.readUInt16BE(at + 4),
      record.readUIntBE(at + MESSAGE.offsetAt, 3),
    ];
    parts.push([{ type, length, sequence, offset, size }, record.subarray(at, end)]);
    at = end;
  }
  return parts;
}

/** A sealed one begins with its epoch, which the library cannot take for a plain alert. */
const isSealedAlert = (record: Buffer): boolean =>
  record.length >= RECORD.header + 24 &&
  record.readUInt16BE(RECORD.header) === record.readUInt16BE(RECORD.epochAt) &&
  record.readUInt16BE(RECORD.epochAt) === 1;
