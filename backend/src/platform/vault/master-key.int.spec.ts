import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import { WrongSetting } from '../settings/readings.js';
import { masterKey } from './master-key.js';

describe('The master key', () => {
  const path = scratchFolder();
  const mode = () => statSync(path('master.key')).mode & 0o777;

  it('is made at the first start, for its owner alone', () => expect([masterKey(null, path('master.key')).length, mode()]).toEqual([32, 0o600]));
  it('is the same at every start', () => expect(masterKey(null, path('master.key'))).toEqual(masterKey(null, path('master.key'))));
  it('is another in another installation', () => expect(masterKey(null, path('one.key'))).not.toEqual(masterKey(null, path('other.key'))));
  it('is hidden again when its file was opened to others', () => {
    masterKey(null, path('master.key'));
    chmodSync(path('master.key'), 0o644);
    masterKey(null, path('master.key'));
    expect(mode()).toBe(0o600);
  });
  it('can be given as hexadecimal digits, and then makes no file', () => {
    expect(masterKey('0f'.repeat(32), path('master.key'))).toEqual(Buffer.alloc(32, 15));
    expect(existsSync(path('master.key'))).toBe(false);
  });
  it('can be given as base64', () => expect(masterKey(Buffer.alloc(32, 15).toString('base64'), path('master.key'))).toEqual(Buffer.alloc(32, 15)));
  it.each(['abc', '0f'.repeat(31), Buffer.alloc(33).toString('base64')])('is refused when it has another length: %s', (setting) =>
    expect(() => masterKey(setting, path('master.key'))).toThrow(new WrongSetting('MASTER_KEY has to be 32 bytes (64 hex digits, or base64).')),
  );
  it('is refused when its file was damaged, and the file stays as it is', () => {
    writeFileSync(path('master.key'), 'kısa');
    expect(() => masterKey(null, path('master.key'))).toThrow(new WrongSetting(`${path('master.key')} has to be 32 bytes (64 hex digits, or base64).`));
    expect(readFileSync(path('master.key'), 'utf8')).toBe('kısa');
  });
});
