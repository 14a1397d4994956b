import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { WrongSetting } from '../settings/readings.js';

const BYTES = 32;

/** The key that wraps every other: 32 bytes from the setting (hex or base64), else from a file that is made with mode 0600. Throws WrongSetting on any other length. */
export function masterKey(setting: string | null, path: string): Buffer {
  if (setting) return decode(setting, 'MASTER_KEY');
  if (!existsSync(path)) writeFileSync(path, randomBytes(BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
  return decode(readFileSync(path, 'utf8').trim(), path);
}

/** The key that is there; null where neither the setting nor the file is, and `masterKey` would make one. */
export const masterKeyThere = (setting: string | null, path: string): Buffer | null => (setting || existsSync(path) ? masterKey(setting, path) : null);

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== BYTES) throw new WrongSetting(`${source} has to be 32 bytes (64 hex digits, or base64).`);
  return key;
}
