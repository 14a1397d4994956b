import { describe, expect, it } from '@jest/globals';
import { heardNow, SILENT, type Speech } from './speech.rules';

const said = (words: readonly (readonly [number, boolean])[], isMuted = false) =>
  words
    .reduce<Speech[]>((before, [now, isLoud]) => before.concat(heardNow(before.at(-1) ?? SILENT, { isLoud, isMuted, now })), [])
    .map(({ isSpeaking }) => isSpeaking);

describe('who speaks', () => {
  it('does so from the first loud moment, through the pause between two words, and not after it', () => {
    expect(
      said([
        [0, false],
        [50, true],
        [200, false],
        [540, false],
        [550, false],
      ]),
    ).toEqual([false, true, true, true, false]);
  });

  it('is never shown while muted, and not for what was said before that', () => {
    expect(said([[0, true]], true)).toEqual([false]);
    const muted = heardNow({ isSpeaking: true, loudAt: 0 }, { isLoud: true, isMuted: true, now: 10 });
    expect(heardNow(muted, { isLoud: false, isMuted: false, now: 20 }).isSpeaking).toBe(false);
  });
});
