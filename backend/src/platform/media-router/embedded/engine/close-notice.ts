import type { DtlsServer } from 'werift';

const ALERT = 21;
/** DTLS 1.2. */
const VERSION = 0xfefd;
/** What is under the agreed keys. */
const SEALED = 1;
const CLOSE_NOTIFY = Buffer.from([1, 0]);
/** Under these keys a link sends the end of its handshake and this; no number may be used twice. */
const AFTER_HANDSHAKE = 2 ** 16;
const HEADER = 13;

/** Tells a browser that its link is over (RFC 5246, 7.2.1), which it would notice only by missing answers, many seconds later. To be made once. */
export function closeNotice({ cipher }: DtlsServer): Buffer {
  const sealed = cipher.cipher.encrypt(cipher.sessionType, CLOSE_NOTIFY, { type: ALERT, version: VERSION, epoch: SEALED, sequenceNumber: AFTER_HANDSHAKE });
  const head = Buffer.alloc(HEADER);
  head[0] = ALERT;
  head.writeUInt16BE(VERSION, 1);
  head.writeUInt16BE(SEALED, 3);
  head.writeUIntBE(AFTER_HANDSHAKE, 5, 6);
  head.writeUInt16BE(sealed.length, 11);
  return Buffer.concat([head, sealed]);
}
