import { describe, expect, it } from '@jest/globals';
import { EventLogRefused, EventLogUnavailable } from '../kernel/event-log.js';
import { RuleViolation } from '../kernel/rule-violation.js';
import { inWords } from './command-line.js';
import { MoveRefused } from './moving/move-folder.js';
import { WrongSetting } from './settings/readings.js';

describe('The terminal of the operator', () => {
  it.each([
    ['a wrong setting', new WrongSetting('PORT has to be a whole number.'), 'PORT has to be a whole number.'],
    ['a rule', new RuleViolation('CONFLICT', 'Bu kullanıcı adı alınmış.'), 'Bu kullanıcı adı alınmış.'],
    ['a move', new MoveRefused('The folder is not empty.'), 'The folder is not empty.'],
    [
      'what the log refuses',
      new EventLogRefused('account-1', 'an append of 2 bytes is greater than 1'),
      'the event log refuses what was asked of account-1: an append of 2 bytes is greater than 1',
    ],
    ['a store that is away', new EventLogUnavailable(new Error('14 UNAVAILABLE')), 'the event log cannot be reached or written'],
  ])('is told %s in its own words', (_, error, words) => expect(inWords(error)).toBe(words));
  it('is shown where a mistake of ours happened', () => expect(inWords(new TypeError('x is not a function'))).toContain('command-line.spec'));
  it('is told whatever else was thrown', () => expect(inWords('so')).toBe('so'));
});
