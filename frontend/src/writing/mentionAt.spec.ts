import { describe, expect, it } from '@jest/globals';
import { mentionAt } from './mentionAt';

/** The caret stands where the bar is. */
const at = (text: string) => mentionAt(text.replace('|', ''), text.indexOf('|'));

describe('A mention that is being typed', () => {
  it.each([
    ['@a|', { from: 0, typed: 'a' }],
    ['Selam @ayşe_1.y|', { from: 6, typed: 'ayşe_1.y' }],
    ['(@İ|)', { from: 1, typed: 'İ' }],
    ['satır\n@ab|c', { from: 6, typed: 'ab' }],
  ])('is found in %j', (text, found) => expect(at(text)).toEqual(found));

  it.each([
    ['@|', 'nothing is typed behind it yet'],
    ['posta@ornek|', 'it is an address'],
    ['@@a|', 'it is doubled'],
    ['x/@a|', 'it is part of a path'],
    ['@ayşe |', 'it is closed by a space'],
    [`@${'a'.repeat(31)}|`, 'no name is so long'],
    ['`@a|', 'it stands in code'],
    ['```\n@a|', 'it stands in a block of code'],
    ['~~~\nx\n@a|', 'it stands in a block of code of the other kind'],
  ])('is not seen in %j: %s', (text) => expect(at(text)).toBeNull());

  it('is found at a mere @ where it begins at once', () => {
    expect(mentionAt('Selam @', 7, true)).toEqual({ from: 6, typed: '' });
    expect(mentionAt('posta@', 6, true)).toBeNull();
  });

  it.each(['`kod` @a|', '```\nkod\n```\n@a|'])('is found again behind code: %j', (text) => expect(at(text)?.typed).toBe('a'));
});
