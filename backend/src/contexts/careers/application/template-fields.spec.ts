import { describe, expect, it } from '@jest/globals';
import { addressedAs, filledTemplate, TEMPLATE_TEXT, templateProblems, unfilledProblem } from '../../../../contracts/job-templates.js';
import { meanOf } from './ratings.rules.js';

const VALUES = { ad: 'Elif', ilan: 'Arka uç geliştirici', sirket: 'Sarnıç', gonderen: 'Deniz' };

describe('A template', () => {
  it('says who is meant, wherever its fields stand', () =>
    expect(filledTemplate('Merhaba {ad}, {ilan} ({sirket}). {ad}! {gonderen}', VALUES)).toBe('Merhaba Elif, Arka uç geliştirici (Sarnıç). Elif! Deniz'));
  it.each(['{şirket}', '{sirket}', '{Şirket}', '{SIRKET}', '{ ŞİRKET }', '{s\u0327irket}'])('knows a field however it is spelt: %s', (text) =>
    expect(filledTemplate(text, VALUES)).toBe('Sarnıç'),
  );
  it.each(['{isim}', '{ad', '{{x}}', '{constructor}', '{__proto__}', '{ ad: 1 }'])('leaves what is no field as it stands: %s', (text) =>
    expect(filledTemplate(text, VALUES)).toBe(text),
  );
  it('puts in what a name is and not what it looks like', () => expect(filledTemplate('{ad}', { ...VALUES, ad: '{ilan} $& $1' })).toBe('{ilan} $& $1'));
  it.each([
    ['Merhaba {ad}, {ilan}: {şirket}, {gonderen}. { x: 1 } {}', undefined],
    ['{ad}, {tarih} size uyar mı?', TEMPLATE_TEXT.unknownField('tarih')],
    ['{görüşme günü}', TEMPLATE_TEXT.unknownField('görüşme günü')],
    [' ', 'Metin gereklidir'],
  ])('is saved with fields that are known alone: %s', (text, problem) => expect(templateProblems({ name: 'Davet', text }).text).toBe(problem));
});

describe('An answer to one', () => {
  it.each([
    ['Merhaba {ad}', '', TEMPLATE_TEXT.unfilledField('ad')],
    ['{tarih} uyar mı?', 'Merhaba {ad}, {tarih} uyar mı?', TEMPLATE_TEXT.unfilledField('tarih')],
    ['GET /users/{id} uç noktası', '', null],
  ])('leaves no field unfilled: %s', (text, template, problem) => expect(unfilledProblem(text, template)).toBe(problem));

  it.each([
    ['Deniz Işıklar', null, 'Deniz'],
    ['Deniz Işıklar', 'Deniz Su', 'Deniz Su'],
    ['deniz42', null, 'deniz42'],
    ['Dr. Deniz Işıklar', null, 'Dr. Deniz Işıklar'],
    ['D Işıklar', null, 'D Işıklar'],
  ])('addresses %s (%s) as %s', (display_name, first_name, words) =>
    expect(addressedAs({ display_name, first_name, last_name: null, username: 'deniz' })).toBe(words),
  );
});

it.each([
  [[], null],
  [[4], 4],
  [[4, 5], 4.5],
  [[1, 1, 2], 1.5],
  [[5, 5, 4], 4.5],
])('The mean of %j is %j', (ratings: number[], mean: number | null) => expect(meanOf(ratings)).toBe(mean));
