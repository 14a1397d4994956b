import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isInstalled } from '../../bin/installed.mjs';

const LOCK = {
  '': { name: 'root' },
  backend: { version: '0.1.0' },
  'node_modules/@meydan/backend': { resolved: 'backend', link: true },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/one/node_modules/two': { version: '2.0.0', integrity: 'sha512-two' },
  'node_modules/for-another-machine': { version: '3.0.0', integrity: 'sha512-three', optional: true },
};
const NOTED = ['node_modules/@meydan/backend', 'node_modules/one', 'node_modules/one/node_modules/two'] as const;

describe('The packages are installed', () => {
  let root = '';
  const write = (path: string, content: object) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'meydan-packages-'));
    write('package-lock.json', { packages: LOCK });
    for (const path of NOTED) write(`${path}/package.json`, {});
    write('node_modules/.package-lock.json', { packages: Object.fromEntries(NOTED.map((path) => [path, LOCK[path]])) });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('when npm has put all of them there, whoever called it', () => expect(isInstalled(root)).toBe(true));
  it('not before npm has finished', () => {
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });
  it('not when one of them is gone again', () => {
    rmSync(join(root, 'node_modules/one/node_modules'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
  it('not when the lock file asks for another version', () => {
    write('package-lock.json', { packages: { ...LOCK, 'node_modules/one': { version: '1.0.1', integrity: 'sha512-other' } } });
    expect(isInstalled(root)).toBe(false);
  });
  it('not when the lock file asks for one more', () => {
    write('package-lock.json', { packages: { ...LOCK, 'node_modules/more': { version: '1.0.0', integrity: 'sha512-more' } } });
    expect(isInstalled(root)).toBe(false);
  });
});
