import { describe, expect, it } from '@jest/globals';
import { CHAT_LIMITS, CHAT_TEXT } from '../../../../contracts/chat.js';
import { TEXT_BOUNDS, TEXT_BOUNDS_TEXT } from '../../../../contracts/text-bounds.js';
import { sayableText } from './sayable-text.rules.js';

const refused = (text: string) => {
  try {
    return `taken: ${sayableText(text)}`;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('What is said', () => {
  it.each(['Merhaba\nDünya', '👍', '?!', '>>>>>>>>>>>> 1. - *', 'سلام, nasılsın?', '한국어', '👩‍👩‍👧'])('may be %j', (text) =>
    expect(sayableText(`  ${text}\n`)).toBe(text),
  );
  it('may be as long as the limit', () => expect(sayableText('a'.repeat(CHAT_LIMITS.text))).toHaveLength(CHAT_LIMITS.text));
  it.each(['', ' \n', '\u200b\u2060', '\u3164', '\u0000', '\u202e'])('is something: not %j', (text) => expect(refused(text)).toBe(CHAT_TEXT.empty));
  it('is no longer than the limit', () => expect(refused('a'.repeat(CHAT_LIMITS.text + 1))).toBe(CHAT_TEXT.tooLong));
  it('heaps no marks', () => expect(refused(`a${'\u0301'.repeat(TEXT_BOUNDS.marks + 1)}`)).toBe(TEXT_BOUNDS_TEXT.marks));
  it('does not turn its direction with each letter', () => expect(refused('aש'.repeat(CHAT_LIMITS.text / 2))).toBe(TEXT_BOUNDS_TEXT.turns));
});
