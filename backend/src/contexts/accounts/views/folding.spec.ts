import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldedRange, foldText } from '../../../../contracts/folding.js';

const name = fc.string({ unit: fc.constantFrom(...'aIıİişŞğÜöçé 9_.-') });

describe('Folded text', () => {
  it.each([
    ['IŞIK', 'isik'],
    ['ışık', 'isik'],
    ['İğne', 'igne'],
    ['Çağrı Özgür', 'cagri ozgur'],
    ['Café', 'cafe'],
    ['o\u0308', 'o'],
  ])('of %p is %p', (text, folded) => expect(foldText(text)).toBe(folded));
  it('stays the same when it is folded again', () => fc.assert(fc.property(name, (text) => foldText(foldText(text)) === foldText(text))));
});

describe('A text that is looked for in a name', () => {
  const found = (text: string, wanted: string) => {
    const range = foldedRange(text, wanted);
    return range && text.slice(...range);
  };

  it.each([
    ['Elif Işık', 'ISIK', 'Işık'],
    ['Elif Işık', 'if ı', 'if I'],
    ['İsmail', 'ism', 'İsm'],
    ['I\u0307smail', 'ism', 'I\u0307sm'],
    ['Çağrı', 'gri', 'ğrı'],
    ['𝗘lif', 'li', 'li'],
  ])('in %p by %p is %p', (text, wanted, part) => expect(found(text, wanted)).toBe(part));
  it.each([
    ['Elif', 'x'],
    ['Elif', ' '],
    ['', 'e'],
  ])('in %p by %p is nowhere', (text, wanted) => expect(found(text, wanted)).toBeNull());
});
