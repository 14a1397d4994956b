import { describe, expect, it } from '@jest/globals';
import { type GivenOrNot, NEVER_GIVEN, nowGiven, nowTakenBack, turned } from './given-or-not.js';

const given = nowGiven<string>(NEVER_GIVEN, 'a');

describe('What is given or not', () => {
  it.each<[string, boolean | null, GivenOrNot<string>, ReturnType<typeof turned>]>([
    ['is given where it is wanted', true, NEVER_GIVEN, 'give'],
    ['is given once', true, given, null],
    ['is taken back where it is not wanted', false, given, { takeBack: 'a' }],
    ['is not taken back where it never was', false, NEVER_GIVEN, null],
    ['is turned round', null, NEVER_GIVEN, 'give'],
    ['is turned round again', null, given, { takeBack: 'a' }],
  ])('%s', (_, wanted, state, turn) => expect(turned(wanted, state)).toEqual(turn));

  it('is counted each time that it is given', () => {
    expect(nowGiven(nowTakenBack(given), 'b')).toEqual({ standing: 'b', given: 2 });
    expect(nowTakenBack(given)).toEqual({ standing: null, given: 1 });
  });
});
