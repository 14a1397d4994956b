import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; answers iv, tag and ciphertext in one buffer. The context is authenticated too: a text sealed for one place does not open in another. */
export function encrypt(key: Buffer, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Reverses `encrypt`; throws when the key, the context or a single bit differs. */
export function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** HMAC-SHA-256 in hex. */
export const digest = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** 256 unguessable bits, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex, under which a token is kept. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
