/** How a voice comes in, by the loudest of the last moments. */
export type Heard = 'nothing' | 'quiet' | 'well' | 'loud';

const AUDIBLE = 0.25;
const CLEAR = 0.38;
const TOO_LOUD = 0.95;

export function heardAs(loudest: number): Heard {
  if (loudest < AUDIBLE) return 'nothing';
  if (loudest < CLEAR) return 'quiet';
  return loudest > TOO_LOUD ? 'loud' : 'well';
}
