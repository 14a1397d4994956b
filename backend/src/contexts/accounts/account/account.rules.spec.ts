import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldEmail } from '../../../../contracts/email.js';
import { foldName, isCommonPassword } from './account.rules.js';
import { COMMON_PASSWORDS } from './common-passwords.words.js';
import { verificationExpiry } from './verification.rules.js';

describe('A folded name', () => {
  it.each([
    ['Isik', 'isik'],
    ['ISIK', 'isik'],
    ['İSİK', 'isik'],
    ['ısık', 'isik'],
    [' elif.isik ', 'elif.isik'],
    ['ELIF_34', 'elif_34'],
    ['I\u0307lk', 'ilk'],
    ['i\u0307lk', 'ilk'],
    ['O\u0308zge', 'özge'],
    ['Özge', 'özge'],
    ['Ｅｌｉｆ', 'elif'],
  ])('%p is %p', (name, folded) => expect(foldName(name)).toBe(folded));
  it('keeps letters apart that are not one letter in two spellings', () => expect(foldName('oya')).not.toBe(foldName('öya')));
  it('stays the same when it is folded again', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aIıİioOöÖşğ._9 ', 'i\u0307', 'I\u0307', 'o\u0308') }),
        (name) => foldName(foldName(name)) === foldName(name),
      ),
    ));
});

describe('A folded address', () => {
  it('is the same in any case', () => expect(foldEmail(' Elif@Example.COM ')).toBe('elif@example.com'));
  it('keeps addresses apart that differ in more than case', () => expect(foldEmail('e.lif@example.com')).not.toBe(foldEmail('elif@example.com')));
});

describe('A common password', () => {
  it('is known in any case', () => expect(isCommonPassword('FenerBahce1907')).toBe(true));
  it('is at least as long as a password must be', () => expect([...COMMON_PASSWORDS].filter((password) => password.length < 10)).toEqual([]));
  it('is no password that nobody else uses', () => expect(isCommonPassword('üç-kedi-bir-köpek')).toBe(false));
});

describe('A verification link', () => {
  it('is valid for a day', () => expect(verificationExpiry('2026-11-21T11:00:00.000Z')).toBe('2026-11-22T11:00:00.000Z'));
});
