import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW } from '../../kernel/facts.fixture.js';
import type { Vault } from '../../kernel/vault.js';
import { SignedLinks } from './signed-links.js';

const vault = { blind: (purpose: string, text: string) => Buffer.from(`${purpose}/${text}`).toString('hex') } as Vault;
let now = NOW;
const links = new SignedLinks(vault, { now: () => new Date(now), wakeAt: () => () => undefined });
const KEY = 'feedback/a.webp';

const parts = (key = KEY) => {
  now = NOW;
  const { pathname, searchParams } = new URL(links.to(key), 'http://meydan.test');
  return { pathname, expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
};

describe('A signed link', () => {
  it('opens its file for five minutes', () => {
    const { pathname, expires, signature } = parts();
    expect(pathname).toBe(`/api/files/${KEY}`);
    expect(links.secondsLeft(KEY, expires, signature)).toBe(300);
    now = daysFromNow(0, 299_000);
    expect(links.secondsLeft(KEY, expires, signature)).toBe(1);
    now = daysFromNow(0, 300_000);
    expect(links.secondsLeft(KEY, expires, signature)).toBe(0);
  });
  it('opens no other file and lasts no longer than it was made for', () => {
    const { expires, signature } = parts();
    expect(links.secondsLeft('feedback/b.webp', expires, signature)).toBe(0);
    expect(links.secondsLeft(KEY, String(Number(expires) + 1), signature)).toBe(0);
    for (const wrong of ['', 'x', `${signature}0`, signature.slice(1), 'ş'.repeat(signature.length)]) expect(links.secondsLeft(KEY, expires, wrong)).toBe(0);
  });
});
