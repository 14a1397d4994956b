import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '../contracts/second-factor.js';

/** What the options for making and for using a passkey have in common, as far as it is needed here. */
interface Asked {
  readonly challenge: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A passkey in software: a P-256 key that signs what WebAuthn has it sign. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  /** What the authenticator claims; a test may make it lie. */
  counter = 0;
  isVerifying = true;
  userHandle = '';

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.publicKey = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  }

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  register({ challenge, user }: Asked & { readonly user: { readonly id: string } }, name: string): PasskeyRegistration {
    this.userHandle = user.id;
    const attested = Buffer.concat([Buffer.alloc(16), uint16(this.credentialId.length), this.credentialId, this.publicKey]);
    const authData = Buffer.concat([this.head(ATTESTED), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData'), cborBytes(authData)],
    ]);
    const clientDataJSON = this.clientData('webauthn.create', challenge).toString('base64url');
    return { name, id: this.id, clientDataJSON, attestationObject: attestationObject.toString('base64url'), transports: ['internal'] };
  }

  assert({ challenge }: Asked): PasskeyAssertion {
    const authenticatorData = this.head(0);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.key);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  private head(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(this.rpId)), Buffer.from([PRESENT | (this.isVerifying ? VERIFIED : 0) | flags]), count]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x59]), uint16(bytes.length), bytes]);

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const coordinate = (label: number, bytes: Buffer) => Buffer.concat([Buffer.from([label, 0x58, bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), coordinate(0x21, x), coordinate(0x22, y)]);
}
