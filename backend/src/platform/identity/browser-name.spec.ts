import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { browserName } from './browser-name.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('The name of a browser', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Microsoft Edge, Windows'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
    ['node', null],
    ['', null],
    [null, null],
  ])('that says %p is %p', (agent, name) => expect(browserName(agent)).toBe(name));
  it('is found or not, but never fails', () => fc.assert(fc.property(fc.string({ maxLength: 2_000 }), (agent) => void browserName(agent))));
});
