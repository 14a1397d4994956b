import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { excerptOf } from './excerpt.js';

describe('An excerpt', () => {
  it('is the text itself when it is short', () => expect(excerptOf('Merhaba dünya')).toBe('Merhaba dünya'));
  it.each([
    ['# Başlık\n\nMetin', 'Başlık Metin'],
    ['> alıntı', 'alıntı'],
    ['- bir\n- iki\n1. üç', 'bir iki üç'],
    ['**kalın** _eğik_ ~~silik~~ `kod`', 'kalın eğik silik kod'],
    ['[bağlantı](https://example.com) ![resim](x.png)', 'bağlantı resim'],
    ['önce\n```ts\nconst x = 1;\n```\nsonra', 'önce sonra'],
    ['önce\n```\nbitmeyen', 'önce'],
    ['bir\n\n  iki\t üç ', 'bir iki üç'],
  ])('of %j is %j', (markdown, plain) => expect(excerptOf(markdown)).toBe(plain));
  it('is the whole text when it just fits', () => expect(excerptOf('a'.repeat(180))).toBe('a'.repeat(180)));
  it('ends at the end of a word', () => expect(excerptOf('bir iki üç', 8)).toBe('bir iki…'));
  it('keeps a word whose end is where the text is cut', () => expect(excerptOf('bir iki üç', 7)).toBe('bir iki…'));
  it('cuts a word that leaves no room for others', () => expect(excerptOf(`a ${'b'.repeat(20)}`, 10)).toBe('a bbbbbbbb…'));
  it('never cuts a character in two', () => expect(excerptOf(`a${'😀'.repeat(10)}`, 10)).toBe(`a${'😀'.repeat(4)}…`));
  it('is never longer than asked for and the dots', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, length) => excerptOf(text, length).length <= length + 1)));
});
