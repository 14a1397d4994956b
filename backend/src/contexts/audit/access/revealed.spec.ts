import { describe, expect, it } from '@jest/globals';
import { revealedText } from './revealed.rules.js';

describe('A personal field that is revealed', () => {
  it('is shown as it was written', () => expect(revealedText('description', 'Bana saldırdı')).toBe('Bana saldırdı'));
  it('is a list in one line', () => expect(revealedText('tags', ['react', 'css'])).toBe('react, css'));
  it.each([null, undefined, ''])('is nothing where it says %j', (value) => expect(revealedText('description', value)).toBeNull());
  it('is what was written with a request, each by its name', () =>
    expect(revealedText('words', JSON.stringify({ message: 'Koda yönelik olsun', staffNote: 'Üçüncü kez' }))).toBe(
      'Üyeye yazılan: Koda yönelik olsun\nEkip notu: Üçüncü kez',
    ));
});
