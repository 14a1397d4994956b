import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IMAGE_PATH, imageMarkdown, imagesIn, ownImage } from '../../../../contracts/writing.js';

const ID = '01900000-0000-7000-8000-000000000001';
const url = `${IMAGE_PATH}/${ID}`;

describe('The pictures that a text names', () => {
  it.each([
    [`![a](${url}#1x1) ![b](${url})`, [ID]],
    [`https://meydan.test${url.toUpperCase().replace(IMAGE_PATH.toUpperCase(), IMAGE_PATH)}`, [ID]],
    [`![a](${IMAGE_PATH}/1) ![b](/api/auth/logout)`, []],
    ['', []],
  ])('%j: %j', (text, ids) => expect(imagesIn(text)).toEqual(ids));
});

describe('A picture in a text', () => {
  it('carries its size', () => expect(imageMarkdown('Ekran', { url, width: 640, height: 360 })).toBe(`![Ekran](${url}#640x360)`));
  it('is found again whatever it is called', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 2048 }), fc.integer({ min: 1, max: 2048 }), (alt, width, height) => {
        const [, address = ''] = /^!\[[^[\]\\\n]*\]\((.*)\)$/.exec(imageMarkdown(alt, { url, width, height })) ?? [];
        expect(ownImage(address)).toEqual({ url, width, height });
      }),
    ));
  it.each([
    `${url}?x=1`,
    `https://x.dev${url}`,
    `/${url}`,
    '/api/auth/oauth/github/start',
    `${url}/..`,
    `${url}#1x`,
    'javascript:alert(1)',
    'data:image/png,x',
  ])('is not %s', (address) => expect(ownImage(address)).toBeNull());
  it('may come without a size', () => expect([ownImage(url), ownImage(`${url}#0x9`)]).toEqual([{ url }, { url }]));
});
