import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const BYTES = 32;

/** The key that wraps every other: 32 bytes from the setting (hex or base64), else from a file that is made with mode 0600. Throws on any other length. */
export function masterKey(setting: string | null, path: string): Buffer {
  if (setting) return decode(setting);
  if (!existsSync(path)) writeFileSync(path, randomBytes(BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
  return decode(readFileSync(path, 'utf8').trim());
}

function decode(text: string): Buffer {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== BYTES) throw new Error('MASTER_KEY 32 bayt olmalıdır (64 onaltılık basamak veya base64).');
  return key;
}
