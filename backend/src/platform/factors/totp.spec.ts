import { describe, expect, it } from '@jest/globals';
import { newTotpSecret, stepOf, totpUrl } from './totp.js';

/** Appendix B of RFC 6238 for SHA-1, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('The code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('is the one of the standard at %d', (seconds, code, step) => expect(stepOf(SECRET, code, at(seconds))).toBe(step));
  it.each([
    [29, 1],
    [89, 1],
    [119, null],
  ])('counts one step around its own (%d s)', (seconds, step) => expect(stepOf(SECRET, '287082', at(seconds))).toBe(step));
  it.each(['', '28708', '2870820', 'abcdef', '28708٢'])('is none when it is “%s”', (code) => expect(stepOf(SECRET, code, at(59))).toBeNull());
});

describe('The secret of an authenticator app', () => {
  it('has 160 bits and is never the same', () => {
    const secrets = [newTotpSecret(), newTotpSecret()];
    expect(secrets.map((secret) => /^[A-Z2-7]{32}$/.test(secret))).toEqual([true, true]);
    expect(secrets[0]).not.toBe(secrets[1]);
  });
  it('is carried by an address that names the member', () =>
    expect(totpUrl(SECRET, 'elif.ışık')).toBe(
      `otpauth://totp/Meydan:elif.${encodeURIComponent('ışık')}?issuer=Meydan&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    ));
});
