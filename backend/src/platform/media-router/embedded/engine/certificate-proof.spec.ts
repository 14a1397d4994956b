import { createHash, sign, X509Certificate } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type DtlsServer, RTCDtlsTransport } from 'werift';
import { isProved } from './certificate-proof.js';

const KEY = Buffer.alloc(65, 4);
const exchangeOf = (key: Buffer) => Buffer.concat([Buffer.from([key.length]), key]);
const message = (type: number, fragment: Buffer) => ({ msg_type: type, fragment, serialize: () => Buffer.concat([Buffer.from([type]), fragment]) });

/** A handshake of whoever has the certificate; `used`: the key that the library has taken last. */
async function handshake(used: Buffer): Promise<{ dtls: DtlsServer; fingerprint: string }> {
  const { certPem, privateKey } = await RTCDtlsTransport.SetupCertificate();
  const certificate = new X509Certificate(certPem).raw;
  const before = [message(1, Buffer.from('hello')), message(11, certificate), message(16, exchangeOf(KEY))];
  const signature = sign('sha256', Buffer.concat(before.map((one) => one.serialize())), privateKey);
  const head = Buffer.from([4, 3, 0, 0]);
  head.writeUInt16BE(signature.length, 2);
  const sortedHandshakeCache = [...before, message(15, Buffer.concat([head, signature]))];
  const dtls = { dtls: { sortedHandshakeCache }, cipher: { remoteKeyPair: { publicKey: used } }, remoteCertificate: certificate };
  return { dtls: dtls as unknown as DtlsServer, fingerprint: createHash('sha256').update(certificate).digest('hex') };
}

describe('The proof of a certificate', () => {
  it('holds for the one that the offer named, and for no other', async () => {
    const { dtls, fingerprint } = await handshake(KEY);
    expect([isProved(dtls, fingerprint), isProved(dtls, 'ab'.repeat(32))]).toEqual([true, false]);
  });

  it('does not hold when the keys were agreed with another key exchange than the signed one', async () => {
    const { dtls, fingerprint } = await handshake(Buffer.alloc(65, 5));
    expect(isProved(dtls, fingerprint)).toBe(false);
  });
});
