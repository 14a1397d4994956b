import { createDecipheriv, createECDH, createVerify, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushNote, PushRequest } from '../../contracts/push.js';

const SALT = 16;
const AUTH = 16;
const KEY = 16;
const NONCE = 12;
const TAG = 16;
/** Before the key of the sender: salt, size of a record, length of that key. */
const HEAD = SALT + 4 + 1;

/** A browser that has subscribed: it reads what is sent to it, as RFC 8291 says. */
export class PushBrowser {
  private readonly curve: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(AUTH);

  constructor(readonly endpoint: string) {
    this.curve.generateKeys();
  }

  get subscription(): PushRequest {
    return { endpoint: this.endpoint, keys: { p256dh: this.curve.getPublicKey('base64url'), auth: this.auth.toString('base64url') } };
  }

  read(body: Buffer): PushNote {
    const salt = body.subarray(0, SALT);
    const sender = body.subarray(HEAD, HEAD + (body[HEAD - 1] ?? 0));
    const record = body.subarray(HEAD + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.curve.computeSecret(sender), this.auth, info, 32));
    const derive = (name: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', KEY), derive('nonce', NONCE));
    decipher.setAuthTag(record.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushNote;
  }
}

/** Who signed a request, and for whom, when the signature is that of a key; throws where it is not. */
export function signedBy(authorization: string, publicKey: string): { aud: string; sub: string } {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isTrue = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (key !== publicKey || !isTrue) throw new Error('somebody else signed it');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
