import { describe, expect, it } from '@jest/globals';
import { filledTemplate } from '../../../../contracts/job-templates.js';
import { meanOf } from './ratings.rules.js';

const VALUES = { ad: 'Elif', ilan: 'Arka uç geliştirici', sirket: 'Sarnıç', gonderen: 'Deniz' };

describe('A template', () => {
  it('says who is meant, wherever its fields stand', () =>
    expect(filledTemplate('Merhaba {ad}, {ilan} ({sirket}). {ad}! {gonderen}', VALUES)).toBe('Merhaba Elif, Arka uç geliştirici (Sarnıç). Elif! Deniz'));
  it.each(['{isim}', '{ad', '{{x}}', '{constructor}', '{AD}'])('leaves what is no field as it stands: %s', (text) =>
    expect(filledTemplate(text, VALUES)).toBe(text),
  );
  it('puts in what a name is and not what it looks like', () => expect(filledTemplate('{ad}', { ...VALUES, ad: '{ilan} $& $1' })).toBe('{ilan} $& $1'));
});

it.each([
  [[], null],
  [[4], 4],
  [[4, 5], 4.5],
  [[1, 1, 2], 1.5],
  [[5, 5, 4], 4.5],
])('The mean of %j is %j', (ratings: number[], mean: number | null) => expect(meanOf(ratings)).toBe(mean));
