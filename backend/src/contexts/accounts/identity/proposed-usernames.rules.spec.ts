import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { usernameProblem } from '../../../../contracts/account-problems.js';
import { proposedUsernames } from './proposed-usernames.rules.js';

const ID = '01900000-0000-7000-8000-0000deadbeef';
const first = (...names: string[]) => proposedUsernames(names, ID)[0];

describe('A username that is proposed', () => {
  it.each([
    ['elif', 'elif'],
    ['Işıl Öğütçü', 'isil_ogutcu'],
    ['İpek ŞENGÜL', 'ipek_sengul'],
    ['José-María', 'jose_maria'],
    ['--a--b--', 'a_b'],
    ['._derya_.', 'derya'],
    ['a'.repeat(40), 'a'.repeat(30)],
    [`${'a'.repeat(29)} b`, 'a'.repeat(29)],
  ])('is made from %p as %p', (name, username) => expect(first(name)).toBe(username));
  it('comes from the first name that is long enough', () => expect(first('李', 'ab', 'Derya K.')).toBe('derya_k'));
  it('is a common one for somebody without a Latin letter', () => expect(first('李雷')).toBe('uye'));
  it('is followed by others for when it is taken', () =>
    expect(proposedUsernames(['elif'], ID)).toEqual([
      'elif',
      'elif2',
      'elif3',
      'elif4',
      'elif5',
      'elif6',
      'elif7',
      'elif8',
      'elif9',
      'elif_deadbeef',
      'uye_deadbeef',
    ]));
  it('is valid, whatever the names are', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.uuid(), (names, id) =>
        proposedUsernames(names, id).every((username) => usernameProblem(username) === null),
      ),
    ));
});
