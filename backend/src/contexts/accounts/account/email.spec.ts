import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EMAIL_LIMITS, emailFlaw, emailSuggestion } from '../../../../contracts/email.js';

const letters = (text: string, minLength: number, maxLength: number) => fc.string({ unit: fc.constantFrom(...text), minLength, maxLength });
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const label = letters(`${ALPHABET}0123456789`, 1, 12);
const extension = fc.oneof(fc.constantFrom('com', 'net', 'org', 'edu', 'dev', 'tr', 'de', 'io', 'app'), letters(ALPHABET, 4, 10));
const domain = fc.tuple(fc.array(label, { minLength: 1, maxLength: 4 }), extension).map(([labels, end]) => [...labels, end].join('.'));
const local = fc.array(letters(`${ALPHABET}ABC0123456789+_-!#$%&'*/=?^{|}~`, 1, 8), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'));
const address = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`);
const LONG_DOMAIN = `${Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.')}.com`;

describe('An e-mail address', () => {
  it.each([
    'elif@ornek.dev',
    '  elif@ornek.dev  ',
    'ELIF@ORNEK.COM',
    'e.l+i_f@posta.ornek.com.tr',
    'a@b.co',
    'elif@ogr.metu.edu.tr',
    'elif@x.io',
    'elif@ornek.istanbul',
    `${'a'.repeat(64)}@ornek.dev`,
    `elif@${'a'.repeat(63)}.com`,
  ])('is one: %p', (email) => expect(emailFlaw(email)).toBeNull());
  it.each(['', ' ', '\t\n'])('is missing when it is %j', (email) => expect(emailFlaw(email)).toBe('missing'));
  it.each([
    ['has no @', 'elif'],
    ['has nothing before it', '@ornek.dev'],
    ['has nothing after it', 'elif@'],
    ['has two', 'elif@ornek@dev.com'],
    ['has a space inside', 'el if@ornek.dev'],
    ['has a space in the domain', 'elif@or nek.dev'],
    ['has a line break', 'elif\r\nBcc: kurban@ornek.dev'],
    ['is two addresses', 'elif@ornek.dev,kurban@ornek.dev'],
    ['has dots in a row', 'el..if@ornek.dev'],
    ['has dots in a row in the domain', 'elif@ornek..dev'],
    ['begins with a dot', '.elif@ornek.dev'],
    ['has a dot before the @', 'elif.@ornek.dev'],
    ['has a dot after the @', 'elif@.ornek.dev'],
    ['ends with a dot', 'elif@ornek.dev.'],
    ['has no extension', 'elif@ornek'],
    ['has an extension of one letter', 'elif@ornek.c'],
    ['has an extension with a digit', 'elif@ornek.c0m'],
    ['has an extension of digits', 'elif@127.0.0.1'],
    ['has a short extension that does not exist', 'elif@ornek.con'],
    ['has another short extension that does not exist', 'elif@ornek.xq'],
    ['has a label that begins with a hyphen', 'elif@-ornek.dev'],
    ['has a label that ends with one', 'elif@ornek-.dev'],
    ['has a label that is too long', `elif@${'a'.repeat(64)}.com`],
    ['has a domain of two characters', 'elif@.c'],
    ['has a local part that is too long', `${'a'.repeat(65)}@ornek.dev`],
    ['has a domain that is too long', `elif@${LONG_DOMAIN.padStart(260, 'b.')}`],
    ['is too long', `${'a'.repeat(20)}@${LONG_DOMAIN}`],
  ])('is none when it %s', (_, email) => expect(emailFlaw(email)).toBe('malformed'));

  it('is one whenever it is made of fitting parts', () =>
    fc.assert(
      fc.property(address, (email) => {
        const fits = email.length <= EMAIL_LIMITS.whole && email.indexOf('@') <= EMAIL_LIMITS.local;
        return (emailFlaw(email) === null) === fits;
      }),
    ));
  it('is none when anything unfit is put anywhere into it', () =>
    fc.assert(
      fc.property(address, fc.nat(), fc.constantFrom(' ', '..', '@', ',', '\n', '\u0000', '"', '<', '\u200b'), (email, where, unfit) => {
        const place = where % (email.length + 1);
        const spoilt = `${email.slice(0, place)}${unfit}${email.slice(place)}`;
        fc.pre(spoilt.trim() !== email);
        return emailFlaw(spoilt) === 'malformed';
      }),
    ));
  it('is judged whatever it is', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => [null, 'missing', 'malformed'].includes(emailFlaw(text)))));
});

describe('What was probably meant', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmail.com.tr', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.con', 'hotmail.com'],
    ['gmial.con', 'gmail.com'],
    ['gmial.comm', 'gmail.com'],
    ['hotmail.com.rt', 'hotmail.com.tr'],
    ['hotmail', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outllok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['iclud.com', 'icloud.com'],
    ['yandx.com', 'yandex.com'],
    ['mynet.con', 'mynet.com'],
    ['ornek.con', 'ornek.com'],
    ['ornek.com.cmo', 'ornek.com.com'],
    ['dernek.ogr', 'dernek.org'],
  ])('by %s is %s', (typed, meant) => expect(emailSuggestion(`Elif.I@${typed}`)).toBe(`Elif.I@${meant}`));
  it.each([
    'gmail.com',
    'GMAIL.com',
    'hotmail.com.tr',
    'hotmail.fr',
    'hotmail.ca',
    'hotmail.co.uk',
    'hotmail.com.br',
    'outlook.cl',
    'yahoo.com.br',
    'yandex.ru',
    'mail.com',
    'ymail.com',
    'gmx.com',
    'me.com',
    'ornek.dev',
    'metu.edu.tr',
    'constructor',
    'ornek.constructor',
    '__proto__',
    '',
  ])('by %s is just that', (typed) => expect(emailSuggestion(`elif@${typed}`)).toBeNull());
  it.each(['', 'gmial.com', '@gmial.com', ' '])('by %j is not guessed', (typed) => expect(emailSuggestion(typed)).toBeNull());

  it('is another address of the same person, about which there is nothing more to suggest', () =>
    fc.assert(
      fc.property(local, fc.oneof(domain, fc.constantFrom('gmal.com', 'gmial.con', 'hotmil.com', 'yahoo.co', 'outlok.con')), (name, host) => {
        const meant = emailSuggestion(`${name}@${host}`);
        if (meant === null) return true;
        return meant.startsWith(`${name}@`) && meant !== `${name}@${host}` && emailSuggestion(meant) === null;
      }),
    ));
  it('is asked of anything without harm', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => void emailSuggestion(text))));
  it('is found for every slip of one letter in the name of the greatest provider', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...ALPHABET), (place, letter) => {
        const typed = `${'gmail'.slice(0, place)}${letter}${'gmail'.slice(place)}.com`;
        return emailSuggestion(`elif@${typed}`) === 'elif@gmail.com';
      }),
    ));
});
