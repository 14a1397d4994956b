import { createHash, verify, X509Certificate } from 'node:crypto';
import type { DtlsServer } from 'werift';

/** Handshake messages and ways to sign, by the numbers of RFC 5246 and RFC 8446. */
const CERTIFICATE_VERIFY = 15;
const KEY_EXCHANGE = 16;
const SIGNED_WITH_SHA256: readonly number[] = [0x0403, 0x0401];

/**
 * Whether whoever shook hands has the key of the certificate that the offer named. The offer came through the signalling, the handshake by whatever
 * network is between: without this, whoever stands there could take the browser's place and hear the room. werift takes the signature and does not
 * look at it, so that this is done here.
 */
export function isProved({ dtls, cipher, remoteCertificate }: DtlsServer, fingerprint: string): boolean {
  if (!remoteCertificate || createHash('sha256').update(remoteCertificate).digest('hex') !== fingerprint) return false;
  const messages = dtls.sortedHandshakeCache;
  const at = messages.findIndex(({ msg_type }) => msg_type === CERTIFICATE_VERIFY);
  const proof = messages[at]?.fragment;
  if (!proof || proof.length < 4 || !SIGNED_WITH_SHA256.includes(proof.readUInt16BE(0))) return false;
  const signature = proof.subarray(4, 4 + proof.readUInt16BE(2));
  if (!isOfKey(messages.find(({ msg_type }) => msg_type === KEY_EXCHANGE)?.fragment, cipher.remoteKeyPair?.publicKey)) return false;
  const said = Buffer.concat(messages.slice(0, at).map((message) => message.serialize()));
  return verify('sha256', said, new X509Certificate(remoteCertificate).publicKey, signature);
}

/** The signature covers the first key exchange, and the library uses the last one: they must be the same. Its first byte is its length. */
const isOfKey = (exchange: Buffer | undefined, key: Buffer | undefined): boolean =>
  exchange !== undefined && key !== undefined && key.length > 0 && exchange.subarray(1).equals(key);
