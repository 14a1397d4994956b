import { describe, expect, it } from '@jest/globals';
import { mentionsIn } from '../../../contracts/mentions.js';

describe('The members that a text names', () => {
  it.each([
    ['@ayse selam', ['ayse']],
    ['(@ayse) ve @mehmet.k, sağ olun.', ['ayse', 'mehmet.k']],
    ['Sağ ol @ayse.', ['ayse']],
    ['@Ayse ve @ayse', ['Ayse']],
    ['yaz@ornek.dev, a@b ve @ab', []],
    ['https://ornek.dev/@ayse', []],
    ['`@ayse` ve ``@mehmet ` @ali``', []],
    ['```ts\n@Injectable() class A\n```\n@ayse', ['ayse']],
    ['[@ayse](https://ornek.dev) ve <https://ornek.dev/?u=@ayse>', []],
    ['https://ornek.dev/?u=@ayse ve www.ornek.dev/=@ayse', []],
    ['~~~\n@Injectable()\nbitmedi', []],
  ])('%j: %j', (text, expected) => expect(mentionsIn(text)).toEqual(expected));
  it('are ten at most', () => expect(mentionsIn(Array.from({ length: 12 }, (_, n) => `@uye${n}`).join(' '))).toHaveLength(10));
});
