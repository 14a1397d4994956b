import { createCipheriv, createHmac } from 'node:crypto';
import { ProtectionProfileAeadAes128Gcm, type SrtpSession } from 'werift';

const GCM_IV = 12;
const TAG = 10;

/** A packet before it is encrypted; `turns`: how often its numbers have begun anew. */
export interface PlainPacket {
  readonly header: Buffer;
  readonly payload: Buffer;
  readonly source: number;
  readonly sequence: number;
  readonly turns: number;
}

/**
 * Encrypts what goes to one browser (RFC 3711, RFC 7714) with the keys that werift has agreed. The library's own way to send builds each packet from
 * objects and copies it several times, which is most of what a router costs. The same number must never be given twice for a source.
 */
export function protect(packet: PlainPacket, { localContext }: SrtpSession): Buffer {
  const { srtpSessionKey, srtpSessionSalt, srtpSessionAuthTag, profile } = localContext;
  if (profile === ProtectionProfileAeadAes128Gcm) return withGcm(packet, srtpSessionKey, srtpSessionSalt);
  return withCounter(packet, srtpSessionKey, srtpSessionSalt, srtpSessionAuthTag);
}

function withGcm({ header, payload, source, sequence, turns }: PlainPacket, key: Buffer, salt: Buffer): Buffer {
  const iv = Buffer.alloc(GCM_IV);
  iv.writeUInt32BE(source, 2);
  iv.writeUInt32BE(turns, 6);
  iv.writeUInt16BE(sequence, 10);
  mix(iv, salt, GCM_IV);
  const cipher = createCipheriv('aes-128-gcm', key, iv);
  cipher.setAAD(header);
  const sealed = cipher.update(payload);
  cipher.final();
  return Buffer.concat([header, sealed, cipher.getAuthTag()]);
}

function withCounter({ header, payload, source, sequence, turns }: PlainPacket, key: Buffer, salt: Buffer, authentication: Buffer): Buffer {
  const counter = Buffer.alloc(16);
  counter.writeUInt32BE(source, 4);
  counter.writeUInt32BE(turns, 8);
  counter.writeUInt16BE(sequence, 12);
  mix(counter, salt, salt.length);
  const sealed = createCipheriv('aes-128-ctr', key, counter).update(payload);
  const turn = Buffer.alloc(4);
  turn.writeUInt32BE(turns);
  const tag = createHmac('sha1', authentication).update(header).update(sealed).update(turn).digest().subarray(0, TAG);
  return Buffer.concat([header, sealed, tag]);
}

function mix(into: Buffer, salt: Buffer, length: number): void {
  for (let at = 0; at < length; at++) into[at] = (into[at] ?? 0) ^ (salt[at] ?? 0);
}
