import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { crc32 } from 'node:zlib';

/** A connectivity check of a browser (RFC 8489, RFC 8445). */
export interface BindingRequest {
  /** What the router calls itself to this browser, and what the browser calls itself. */
  readonly ours: string;
  readonly theirs: string;
  readonly transaction: Buffer;
  /** The browser has chosen this way. */
  readonly isNominating: boolean;
  /** Where its signature begins. */
  readonly signedTo: number;
}

const HEADER = 20;
const REQUEST = 0x0001;
const SUCCESS = 0x0101;
const COOKIE = 0x2112a442;
const ATTRIBUTE = { username: 0x0006, integrity: 0x0008, mapped: 0x0020, nominates: 0x0025, fingerprint: 0x8028 } as const;
const SIGNATURE = 20;
const FINGERPRINT_MASK = 0x5354554e;

/** Null when it is anything else than a signed check. */
export function readBinding(data: Buffer): BindingRequest | null {
  if (data.length < HEADER || data.readUInt16BE(0) !== REQUEST || data.readUInt32BE(4) !== COOKIE || data.readUInt16BE(2) !== data.length - HEADER) return null;
  let [username, isNominating]: [string | null, boolean] = [null, false];
  for (let at = HEADER; at + 4 <= data.length; ) {
    const [type, length] = [data.readUInt16BE(at), data.readUInt16BE(at + 2)];
    if (at + 4 + length > data.length) return null;
    if (type === ATTRIBUTE.username) username = data.toString('utf8', at + 4, at + 4 + length);
    if (type === ATTRIBUTE.nominates) isNominating = true;
    if (type === ATTRIBUTE.integrity) {
      const [ours, theirs] = username?.split(':') ?? [];
      const isWhole = length === SIGNATURE && ours !== undefined && theirs !== undefined;
      return isWhole ? { ours, theirs, transaction: Buffer.from(data.subarray(8, HEADER)), isNominating, signedTo: at } : null;
    }
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return null;
}

/** Whether a check was signed with the password that the browser was told. */
export function isSigned(data: Buffer, { signedTo }: BindingRequest, password: string): boolean {
  const signed = Buffer.from(data.subarray(0, signedTo));
  signed.writeUInt16BE(signedTo + 4 + SIGNATURE - HEADER, 2);
  return timingSafeEqual(createHmac('sha1', password).update(signed).digest(), data.subarray(signedTo + 4, signedTo + 4 + SIGNATURE));
}

/** Tells the browser that its check has come, and from where. */
export function bindingAnswer({ transaction }: BindingRequest, from: { readonly address: string; readonly port: number }, password: string): Buffer {
  const head = Buffer.alloc(HEADER);
  head.writeUInt16BE(SUCCESS, 0);
  head.writeUInt32BE(COOKIE, 4);
  transaction.copy(head, 8);
  const mapped = attribute(ATTRIBUTE.mapped, mappedAddress(from, head.subarray(4)));
  const signed = Buffer.concat([head, mapped]);
  signed.writeUInt16BE(mapped.length + 4 + SIGNATURE, 2);
  const signature = attribute(ATTRIBUTE.integrity, createHmac('sha1', password).update(signed).digest());
  const whole = Buffer.concat([signed, signature]);
  whole.writeUInt16BE(whole.length - HEADER + 8, 2);
  const print = Buffer.alloc(4);
  print.writeUInt32BE((crc32(whole) ^ FINGERPRINT_MASK) >>> 0);
  return Buffer.concat([whole, attribute(ATTRIBUTE.fingerprint, print)]);
}

/** `mask`: the cookie with the transaction. */
function mappedAddress({ address, port }: { address: string; port: number }, mask: Buffer): Buffer {
  const bytes = isIPv4(address) ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
  const value = Buffer.concat([Buffer.from([0, bytes.length === 4 ? 1 : 2, port >> 8, port & 0xff]), bytes]);
  for (let at = 2; at < value.length; at++) value[at] = (value[at] ?? 0) ^ (mask[at < 4 ? at - 2 : at - 4] ?? 0);
  return value;
}

function ipv6Bytes(address: string): Buffer {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const middle = tail === undefined ? [] : new Array<string>(8 - before.length - after.length).fill('0');
  return Buffer.from([...before, ...middle, ...after].map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value]);
}
