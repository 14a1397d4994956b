import { describe, expect, it } from '@jest/globals';
import { Loudest } from './loudest.js';

const FOUR = ['a', 'b', 'c', 'd'];
/** Milliseconds of four who speak so loudly. */
function spoken(levels: readonly number[], ms: number): Loudest {
  const loudest = new Loudest();
  for (let now = 0; now <= ms; now += 20) {
    FOUR.forEach((who, index) => {
      loudest.hear(who, levels[index] ?? 127, now);
    });
    if (now % 60 === 0) loudest.choose(now);
  }
  return loudest;
}

describe('Whose sound is passed on', () => {
  it('is four, and a fifth as loud has to wait until somebody is silent', () => {
    const loudest = spoken([20, 20, 20, 20], 600);
    expect(loudest.hear('e', 15, 610)).toBe(false);
    for (let now = 620; now < 1_400; now += 60) {
      for (const who of ['b', 'c', 'd', 'e']) loudest.hear(who, 20, now);
      loudest.choose(now);
    }
    expect([loudest.hear('e', 20, 1_400), loudest.hear('a', 127, 1_400)]).toEqual([true, false]);
  });

  it('is at once who is much louder than one of the four', () => {
    const loudest = spoken([20, 20, 20, 50], 600);
    expect([loudest.hear('e', 30, 610), loudest.hear('d', 50, 612), loudest.hear('a', 20, 612)]).toEqual([true, false, true]);
  });

  it('is nobody else in the pause between two words', () => {
    const loudest = spoken([20, 20, 20, 20], 600);
    loudest.choose(660);
    loudest.choose(720);
    expect([loudest.hear('e', 10, 730), loudest.hear('a', 20, 740)]).toEqual([false, true]);
  });

  it('is not kept by the noise of a room', () => {
    const loudest = spoken([70, 70, 70, 70], 600);
    loudest.hear('e', 55, 610);
    loudest.choose(660);
    expect(loudest.hear('e', 55, 670)).toBe(true);
  });

  it('is passed on of a quiet one too, while nobody else speaks', () => {
    expect(new Loudest().hear('a', 80, 0)).toBe(true);
  });
});
