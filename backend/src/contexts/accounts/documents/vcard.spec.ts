import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CardProfile, vcard } from './vcard.words.js';

const PAGE = 'https://meydan.example/profile/elif';
const BARE: CardProfile = {
  ...{ id: '01900000-0000-7000-8000-000000000000', username: 'elif', display_name: null, first_name: null, last_name: null, birth_date: null },
  ...{ bio: null, job_title: null, company: null, contacts: null, addresses: null, social_links: null },
};
/** The lines of a card as an address book reads them. */
const linesOf = (told: Partial<CardProfile>) =>
  vcard({ ...BARE, ...told }, PAGE)
    .replace(/\r\n /g, '')
    .split('\r\n')
    .slice(0, -1);
const valueIn = (name: string, told: Partial<CardProfile>) =>
  linesOf(told)
    .find((line) => line.startsWith(name))
    ?.slice(name.length + 1);
/** What an address book makes of a value. */
const read = (value = '') => value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('The card of a member', () => {
  it('has what its reader may see, and nothing for what they may not', () => {
    expect(linesOf({})).toEqual([
      ...[
        'BEGIN:VCARD',
        'VERSION:3.0',
        'PRODID:-//Meydan//TR',
        `UID:urn:uuid:${BARE.id}`,
        'FN:elif',
        'N:;elif;;;',
        'NICKNAME:elif',
        `URL:${PAGE}`,
        'END:VCARD',
      ],
    ]);
  });

  it('tells names, work, places and ways to be reached in the words of address books', () => {
    const lines = linesOf({
      ...{ first_name: 'Elif', last_name: 'Işık', job_title: 'Mimar', company: 'Sarnıç', birth_date: '1994-02-28' },
      contacts: [
        { type: 'email', value: 'a@b.dev' },
        { type: 'mobile', value: '+905321234567' },
        { type: 'telegram', value: '@elif' },
      ],
      addresses: { country: 'TR', city: '34', district: 'Kadıköy' },
      social_links: { github: 'github.com/elif', linkedin: '', website: 'https://elif.dev' },
    });
    for (const line of [
      ...['FN:Elif Işık', 'N:Işık;Elif;;;', 'TITLE:Mimar', 'ORG:Sarnıç', 'BDAY:1994-02-28', 'EMAIL;TYPE=INTERNET:a@b.dev', 'TEL;TYPE=CELL:+905321234567'],
      ...[
        'X-SOCIALPROFILE;TYPE=telegram:https://t.me/elif',
        'ADR;TYPE=HOME:;;;Kadıköy;İstanbul;;Türkiye',
        'URL:https://github.com/elif',
        'URL:https://elif.dev',
      ],
    ])
      expect(lines).toContain(line);
  });

  it('keeps what would end a value or a line within it', () => {
    expect(valueIn('ORG', { company: 'Bir; iki, üç \\ dört' })).toBe('Bir\\; iki\\, üç \\\\ dört');
    expect(valueIn('NOTE', { bio: 'Bir\r\nEND:VCARD\nBEGIN:VCARD\u2028üç' })).toBe('Bir\\nEND:VCARD\\nBEGIN:VCARD\\nüç');
    expect(linesOf({ bio: 'a\nEMAIL:x@y.z' }).filter((line) => line.startsWith('EMAIL'))).toEqual([]);
  });

  it('has no line of more than 75 octets, splits no letter, and can be read back', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ğ', 'İ', '語', '🙂', ' ', ';', ',', '\\', '\n'), maxLength: 400 }), (bio) => {
        const card = vcard({ ...BARE, bio }, PAGE);
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(card).not.toContain('\ufffd');
        const tidy = bio
          .split('\n')
          .map((line) => line.replace(/ +/g, ' ').trim())
          .join('\n')
          .trim();
        expect(read(valueIn('NOTE', { bio }))).toBe(tidy);
      }),
    ));
});
