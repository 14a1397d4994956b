import { describe, expect, it } from '@jest/globals';
import { aroundHit } from './aroundHit';

const marked = (text: string, q: string) => {
  const { text: shown, ranges } = aroundHit(text, q);
  return [shown, ...ranges.map(([begin, end]) => shown.slice(begin, end))];
};

describe('What was found in a message', () => {
  it('is marked as it is written there, whatever letters were typed', () => expect(marked('Projeksiyonu İZLE', 'izle')).toEqual(['Projeksiyonu İZLE', 'İZLE']));
  it('is to be seen in a long text, whose beginning is left out', () =>
    expect(marked('Bu uzun cümlenin sonunda\nbir yerde aranan kelime duruyor', 'kelime')).toEqual(['…bir yerde aranan kelime duruyor', 'kelime']));
  it('is not cut where there is no word to cut at', () => expect(marked(`${'x'.repeat(60)}kelime`, 'kelime')[1]).toBe('kelime'));
  it('is marked nowhere where the server alone knows why', () => expect(marked('Görsel', 'kelime')).toEqual(['Görsel']));
});
