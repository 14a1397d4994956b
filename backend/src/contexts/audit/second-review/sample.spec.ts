import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { isDrawn } from './sample.rules.js';

const digestOf = (secret: string, index: number) => createHmac('sha256', secret).update(`fact ${index}`).digest('hex');
const drawn = (share: number, secret = 'secret') =>
  Array.from({ length: 10_000 }, (_, index) => index).filter((index) => isDrawn(digestOf(secret, index), share));

it('Of all decisions about as many are drawn as the share says', () => {
  const { length } = drawn(5);
  expect([length > 430, length < 570]).toEqual([true, true]);
});
it('With a share of 0 none is drawn, with 100 every one', () => expect([drawn(0).length, drawn(100).length]).toEqual([0, 10_000]));
it('The same are drawn again, and a larger share draws more to them', () => {
  expect(drawn(5)).toEqual(drawn(5));
  const more = new Set(drawn(20));
  expect(drawn(5).every((index) => more.has(index))).toBe(true);
});
it('Whoever does not know the secret does not know which', () => expect(drawn(5, 'another')).not.toEqual(drawn(5)));
it('The lowest and the highest digest are on their sides', () => expect([isDrawn('00000000', 1), isDrawn('ffffffff', 99)]).toEqual([true, false]));
