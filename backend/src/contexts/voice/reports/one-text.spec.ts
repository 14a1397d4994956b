import { describe, expect, it } from '@jest/globals';
import { inOneText, wordsOfText } from './one-text.rules.js';

describe('What a room is called, as one text', () => {
  it.each([
    { name: 'Kahve Molası', description: 'Kahve Molası odası' },
    { name: 'Kahve', description: '' },
  ])('tells its name from its description', (words) => expect(wordsOfText(inOneText(words))).toEqual(words));
});
